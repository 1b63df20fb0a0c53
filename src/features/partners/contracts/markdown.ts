/** A piece of text with its emphasis. */
export interface Span {
  text: string;
  bold?: true;
  italic?: true;
}

/** The blocks of a contract's text. The signing page and the sealed file show the same blocks. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'quote'; spans: Span[] }
  | { kind: 'item'; mark: string; depth: number; spans: Span[] }
  | { kind: 'rule' };

const HEADING = /^(#{1,6})\s+(\S.*)?$/;
const ITEM = /^(\s*)([-*+]|\d{1,4}[.)])\s+(.*)$/;
const RULE = /^\s*([-*_])(\s*\1){2,}\s*$/;

/** A heading can end with number signs, which are not part of it. */
function withoutClosing(heading: string): string {
  let end = heading.trimEnd().length;
  while (end > 0 && heading[end - 1] === '#') end -= 1;
  return heading.slice(0, end).trimEnd();
}

/** The markdown of the editor: headings, paragraphs, lists, quotes and lines. Everything else is shown as it is written. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  const flush = () => {
    if (open.length > 0) blocks.push({ kind: 'paragraph', spans: spansOf(open.join(' ')) });
    open = [];
  };
  let item: { mark: string; depth: number; lines: string[] } | null = null;
  const flushItem = () => {
    if (item) blocks.push({ kind: 'item', mark: item.mark, depth: item.depth, spans: spansOf(item.lines.join(' ')) });
    item = null;
  };
  for (const line of markdown.replaceAll('\r\n', '\n').split('\n')) {
    const heading = HEADING.exec(line);
    const listed = ITEM.exec(line);
    if (!line.trim()) {
      flush();
      flushItem();
    } else if (RULE.test(line)) {
      flush();
      flushItem();
      blocks.push({ kind: 'rule' });
    } else if (heading) {
      flush();
      flushItem();
      const level = Math.min(3, heading[1]!.length) as 1 | 2 | 3;
      blocks.push({ kind: 'heading', level, spans: spansOf(withoutClosing(heading[2] ?? '')) });
    } else if (listed) {
      flush();
      flushItem();
      const [, indent = '', mark = '', text = ''] = listed;
      item = { mark: /\d/.test(mark) ? mark : '•', depth: Math.min(3, Math.floor(indent.length / 2)), lines: [text] };
    } else if (line.startsWith('>')) {
      flush();
      flushItem();
      blocks.push({ kind: 'quote', spans: spansOf(line.replace(/^>\s?/, '')) });
    } else if (item) {
      (item as { lines: string[] }).lines.push(line.trim());
    } else {
      // Two spaces or a backslash at the end of a line break it.
      const breaks = line.endsWith('  ') || line.endsWith('\\');
      open.push(line.trim().replace(/\\$/, ''));
      if (breaks) flush();
    }
  }
  flush();
  flushItem();
  return blocks;
}

const TOKEN = /\\([\\`*_{}[\]()#+\-.!|<>~])|(\*\*|__)|([*_])|\[([^[\]]*)\]\(([^()\s]*)\)/g;

/** Bold, italic and links; a link is shown with its address, because paper has no clicks. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let bold = false;
  let italic = false;
  let at = 0;
  const add = (piece: string) => {
    if (!piece) return;
    const last = spans.at(-1);
    if (last && Boolean(last.bold) === bold && Boolean(last.italic) === italic) last.text += piece;
    else spans.push({ text: piece, ...(bold && { bold: true as const }), ...(italic && { italic: true as const }) });
  };
  for (const match of text.matchAll(TOKEN)) {
    const [whole, escaped, strong, emphasis, label, address] = match;
    const index = match.index;
    add(text.slice(at, index));
    at = index + whole.length;
    if (escaped !== undefined) add(escaped);
    else if (strong) bold = !bold;
    // An underscore within a word is a letter.
    else if (emphasis === '_' && isWithinWord(text, index)) add('_');
    else if (emphasis && (italic || text.includes(emphasis, at))) italic = !italic;
    else if (emphasis) add(emphasis);
    else add(label && label !== address ? `${label} (${address})` : (address ?? ''));
  }
  add(text.slice(at));
  return spans;
}

const isWithinWord = (text: string, index: number) =>
  /[\p{L}\p{N}]/u.test(text[index - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[index + 1] ?? '');
