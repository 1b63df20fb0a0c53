import { invalid } from '#server/errors.ts';

/** Deeper documents are attacks: no sender that we know has more than ten levels. */
const MOST_LEVELS = 64;
/** Longer whole numbers are kept as texts, because numbers would be rounded. */
const EXACT_DIGITS = 15;

const wrong = (reason: string) => invalid({ body: [reason] }, `The body ${reason}.`);

/** Parses JSON of others. Depth is checked first, and long numbers, such as ids, stay as they are written. */
export function parseForeignJson(text: string): unknown {
  const exact = withExactNumbers(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  try {
    return JSON.parse(exact);
  } catch {
    throw wrong('is not valid JSON');
  }
}

/** One pass over the text: refuses depth, and quotes whole numbers that a number cannot hold. */
function withExactNumbers(text: string): string {
  const pieces: string[] = [];
  let copied = 0;
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (char === '"') at = endOfString(text, at);
    else if (char === '{' || char === '[') {
      level += 1;
      if (level > MOST_LEVELS) throw wrong('is nested too deeply');
    } else if (char === '}' || char === ']') level -= 1;
    else if (char === '-' || (char >= '0' && char <= '9')) {
      let end = at + 1;
      while (end < text.length && /[0-9.eE+-]/.test(text[end]!)) end += 1;
      const number = text.slice(at, end);
      if (/^-?\d+$/.test(number) && number.replace('-', '').length > EXACT_DIGITS) {
        pieces.push(text.slice(copied, at), `"${number}"`);
        copied = end;
      }
      at = end - 1;
    }
  }
  return copied === 0 ? text : `${pieces.join('')}${text.slice(copied)}`;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

const MOST_FIELDS = 300;

/** Parses the fields of a form. A single field `payload` contains JSON, as GitHub sends it. */
export function parseForeignForm(text: string): unknown {
  const entries = [...new URLSearchParams(text)];
  if (entries.length > MOST_FIELDS) throw wrong(`has more than ${MOST_FIELDS} fields`);
  if (entries.length === 1 && entries[0]![0] === 'payload') return parseForeignJson(entries[0]![1]);
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of entries) {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(fields);
}
