/** A part in brackets or between signs that is longer than this is not waited for. */
const LONGEST_OPEN = 400;

/**
 * The part of an arriving text that is cleaned and shown: whole words, without the beginning of a citation, link, tag or
 * emphasis whose end has not arrived, because cleaning the beginning alone could show what cleaning the whole would not.
 */
export function wholeWords(text: string): string {
  const words = text.slice(0, text.search(/\s\S*$/) + 1);
  const lineStart = words.lastIndexOf('\n') + 1;
  const line = words.slice(lineStart);
  const open = Math.min(...OPENINGS.map((start) => start(line)));
  if (open === Number.POSITIVE_INFINITY) return words;
  return line.length - open > LONGEST_OPEN ? words.slice(0, lineStart) : words.slice(0, lineStart + open);
}

/** The places where something begins that has not ended in the line. */
const OPENINGS: readonly ((line: string) => number)[] = [
  (line) => unclosed(line, '[', ']'),
  (line) => unclosed(line, '【', '】'),
  (line) => unclosed(line, '<', '>'),
  (line) => unclosed(line, '(', ')'),
  (line) => oddOne(line, /`+/g),
  (line) =>
    oddOne(
      line.replace(/^[ \t]*[*•+–-](?!\*)/, (mark) => ' '.repeat(mark.length)),
      /\*+/g,
    ),
  (line) => oddOne(line, /__/g),
  // The end of a line decides whether these are a list, a heading or a line of a table.
  (line) => (/^[ \t|:#>*.)\d–-]*$/.test(line) && line.trim() !== '' ? 0 : Number.POSITIVE_INFINITY),
];

function unclosed(line: string, opening: string, closing: string): number {
  let depth = 0;
  let start = Number.POSITIVE_INFINITY;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === opening && depth++ === 0) start = at;
    else if (line[at] === closing && depth > 0) depth -= 1;
  }
  return depth > 0 ? start : Number.POSITIVE_INFINITY;
}

/** The last mark, if there is an odd number of them. */
function oddOne(line: string, mark: RegExp): number {
  const all = [...line.matchAll(mark)];
  return all.length % 2 === 1 ? all.at(-1)!.index : Number.POSITIVE_INFINITY;
}
