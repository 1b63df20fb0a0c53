/** A run of text with its style. Texts of emails know bold, italic, links and lists, and no HTML. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  url?: string;
}
export type Paragraph = { runs: Run[] } | { items: Run[][] };

const INLINE = /\*\*([^*]+)\*\*|\*([^*\n]+)\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

/** Reads `**bold**`, `*italic*` and `[text](address)`. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index > from) runs.push({ text: line.slice(from, match.index) });
    const [all, bold, italic, label, url] = match;
    if (bold !== undefined) runs.push({ text: bold, isBold: true });
    else if (italic !== undefined) runs.push({ text: italic, isItalic: true });
    else runs.push({ text: label!, url: url! });
    from = match.index + all.length;
  }
  if (from < line.length) runs.push({ text: line.slice(from) });
  return runs;
}

/** Paragraphs are separated by an empty line; lines that begin with "- " make a list. */
export function paragraphsOf(text: string): Paragraph[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const lines = part.split('\n').filter((line) => line.trim() !== '');
      return lines.every((line) => line.startsWith('- '))
        ? { items: lines.map((line) => runsOf(line.slice(2))) }
        : { runs: runsOf(part) };
    });
}

export function linksOfMarkup(text: string): string[] {
  return [...text.matchAll(INLINE)].flatMap(([, , , , url]) => (url === undefined ? [] : [url]));
}
