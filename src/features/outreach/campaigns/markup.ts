/** A run of text with its style. Texts of emails are the markdown that the editor writes, and contain no HTML. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  url?: string;
}
type Style = Omit<Run, 'text'>;
export type Paragraph =
  | { kind: 'text' | 'heading' | 'quote'; runs: Run[] }
  | { kind: 'bullets' | 'numbers'; items: Run[][] };

const ESCAPED = /\\([\\`*_[\]~])/g;
const INLINE =
  /\\[\\`*_[\]~]|\*\*\*([^*]+)\*\*\*|\*\*((?:\\.|[^*\\]|\*(?!\*))+)\*\*|\*((?:\\.|[^*\\\n])+)\*|~~([^~]+)~~|\[((?:\\.|[^[\]\\\n])+)\]\(([^()\s]+)\)/g;
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', nbsp: ' ' };
const plain = (text: string) =>
  text.replace(ESCAPED, '$1').replace(/&(lt|gt|amp|nbsp);/g, (_, name: string) => entities[name]!);

/** Reads `**bold**`, `*italic*` and `[text](address)`, also inside one another. */
export function runsOf(line: string, style: Style = {}): Run[] {
  const runs: Run[] = [];
  let from = 0;
  let waiting = '';
  const close = () => {
    if (waiting) runs.push({ text: plain(waiting), ...style });
    waiting = '';
  };
  for (const match of line.matchAll(INLINE)) {
    const [all, both, bold, italic, struck, label, url] = match;
    waiting += line.slice(from, match.index);
    from = match.index + all.length;
    const inner = both ?? bold ?? italic ?? struck ?? label;
    if (inner === undefined) {
      waiting += all;
      continue;
    }
    close();
    runs.push(
      ...runsOf(inner, {
        ...style,
        ...((both ?? bold) !== undefined && { isBold: true }),
        ...((both ?? italic) !== undefined && { isItalic: true }),
        ...(url !== undefined && { url }),
      }),
    );
  }
  waiting += line.slice(from);
  close();
  return runs;
}

const lineKinds = [
  ['heading', /^#{1,4} /],
  ['bullets', /^[-*+] /],
  ['numbers', /^\d{1,3}[.)] /],
  ['quote', /^> ?/],
] as const;

/** Paragraphs are separated by an empty line; lines that begin with "- ", "1. ", "> " or "## " are lists, quotes and headings. */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let isOpen = false;
  for (const raw of text.replace(/\r\n?/g, '\n').split('\n')) {
    const line = raw.trim();
    if (line === '' || line === '&nbsp;' || line === '>') {
      isOpen = false;
      continue;
    }
    const [kind, mark] = lineKinds.find(([, pattern]) => pattern.test(line)) ?? (['text', /^/] as const);
    const words = runsOf(line.replace(mark, ''));
    const last = isOpen ? paragraphs.at(-1) : undefined;
    if (kind === 'bullets' || kind === 'numbers') {
      if (last?.kind === kind) last.items.push(words);
      else paragraphs.push({ kind, items: [words] });
    } else if (last && 'runs' in last && last.kind === kind && kind !== 'heading') {
      last.runs.push({ text: '\n' }, ...words);
    } else paragraphs.push({ kind, runs: words });
    isOpen = true;
  }
  return paragraphs;
}

export function linksOfMarkup(text: string): string[] {
  return paragraphsOf(text)
    .flatMap((paragraph) => ('items' in paragraph ? paragraph.items.flat() : paragraph.runs))
    .flatMap(({ url }) => (url === undefined ? [] : [url]));
}
