import type { ReactNode } from 'react';
import { type Block, blocksOf, type Span } from '../markdown.ts';
import css from './Sign.module.css';

/** The text that is signed, as the sealed file shows it. */
export function DocumentText({ body }: { body: string }) {
  return (
    <div className={css.paper}>
      {blocksOf(body).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level < 3 ? <h2>{spans(block.spans)}</h2> : <h3>{spans(block.spans)}</h3>;
    case 'paragraph':
      return <p>{spans(block.spans)}</p>;
    case 'quote':
      return <blockquote>{spans(block.spans)}</blockquote>;
    case 'item':
      return (
        <div className={css.item} style={{ marginLeft: 20 * block.depth }}>
          <span>{block.mark}</span>
          <span>{spans(block.spans)}</span>
        </div>
      );
    case 'rule':
      return <hr />;
  }
}

function spans(list: readonly Span[]): ReactNode {
  return list.map(({ text, bold, italic }, index) => {
    const Inner = italic ? 'em' : 'span';
    const Outer = bold ? 'strong' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
      <Outer key={index}>
        <Inner>{text}</Inner>
      </Outer>
    );
  });
}
