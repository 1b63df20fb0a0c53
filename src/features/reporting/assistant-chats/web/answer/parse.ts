/**
 * The grammar of an answer: paragraphs, lists, and references like [1]. Everything else is plain text, because an
 * answer repeats texts of records and of a model: no HTML, no Markdown links, no pictures.
 */
export type Piece = { text: string } | { cites: number };
export type Block = { kind: 'paragraph'; pieces: Piece[] } | { kind: 'list'; ordered: boolean; items: Piece[][] };

const item = /^\s*(?:([-*•])|(\d{1,3})[.)])\s+(?=\S)/;
const reference = /\[(\d{1,3}(?:\s?,\s?\d{1,3})*)\]/g;

export function parseAnswer(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', pieces: piecesOf(lines.join('\n')) });
    lines = [];
  };
  let list: Extract<Block, { kind: 'list' }> | null = null;
  for (const line of text.split(/\r?\n/)) {
    const found = item.exec(line);
    if (found) {
      endParagraph();
      const ordered = found[2] !== undefined;
      if (!list || list.ordered !== ordered) {
        list = { kind: 'list', ordered, items: [] };
        blocks.push(list);
      }
      list.items.push(piecesOf(line.slice(found[0].length)));
      continue;
    }
    if (line.trim() === '') endParagraph();
    else lines.push(line.trim());
    if (line.trim() !== '') list = null;
  }
  endParagraph();
  return blocks;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(reference)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
    for (const number of found[1]!.split(',')) pieces.push({ cites: Number(number) });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The answer for a text field: without references. */
export const withoutReferences = (text: string): string => text.replace(/ ?\[\d{1,3}(?:\s?,\s?\d{1,3})*\]/g, '').trim();
