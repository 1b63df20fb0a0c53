import type { ReactNode } from 'react';
import css from './answer.module.css';
import { type Piece, parseAnswer } from './parse.ts';

interface AnswerTextProps {
  text: string;
  /** The chip of a reference, or null if the answer has no such source. */
  cite: (number: number) => ReactNode;
}

/** The only elements are paragraphs, lists, and what `cite` returns. */
export function AnswerText({ text, cite }: AnswerTextProps) {
  const pieces = (all: readonly Piece[]) =>
    all.map((piece, at) => {
      const shown = 'text' in piece ? piece.text : (cite(piece.cites) ?? `[${piece.cites}]`);
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its position
      return <span key={at}>{shown}</span>;
    });
  return (
    <div className={css.text}>
      {parseAnswer(text).map((block, at) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: a block is its position
        if (block.kind === 'paragraph') return <p key={at}>{pieces(block.pieces)}</p>;
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={at}>
            {block.items.map((item, index) => (
              <li key={index}>{pieces(item)}</li>
            ))}
          </List>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: a block is its position
      })}
    </div>
  );
}
