import { scimError } from './errors.ts';

/** A filter of SCIM (RFC 7644, section 3.4.2.2). Names of attributes are in lower case, without the schema. */
export type Filter =
  | { is: 'compare'; path: string; operator: Operator; value: Literal }
  | { is: 'present'; path: string }
  | { is: 'not'; of: Filter }
  | { is: 'and' | 'or'; all: Filter[] }
  /** `emails[type eq "work"]`: one element has to meet the whole filter. */
  | { is: 'element'; path: string; of: Filter };

export type Literal = string | number | boolean | null;
const OPERATORS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type Operator = (typeof OPERATORS)[number];

const MOST_CHARACTERS = 2_000;
const MOST_DEPTH = 10;
const MOST_COMPARISONS = 50;

const wrong = (detail: string) => scimError(400, 'invalidFilter', detail);

interface Token {
  kind: 'word' | 'text' | 'mark';
  text: string;
}

const WORD = /[A-Za-z0-9_.:$+-]/;

/** Reads the text once, from left to right. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text[at]!;
    if (character === ' ' || character === '\t') at += 1;
    else if ('()[]'.includes(character)) {
      tokens.push({ kind: 'mark', text: character });
      at += 1;
    } else if (character === '"') {
      const end = endOfText(text, at);
      tokens.push({ kind: 'text', text: textIn(text.slice(at, end)) });
      at = end;
    } else if (WORD.test(character)) {
      const start = at;
      while (at < text.length && WORD.test(text[at]!)) at += 1;
      tokens.push({ kind: 'word', text: text.slice(start, at) });
    } else throw wrong(`The filter has an unexpected character: ${character}`);
  }
  return tokens;
}

function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  throw wrong('The filter has a text without a closing quotation mark.');
}

function textIn(quoted: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw wrong('The filter has a text that is not valid JSON.');
  }
}

/** The name of an attribute in lower case, without the schema that may stand before it. */
function attributeName(path: string): string {
  return (/^urn:/i.test(path) ? path.slice(path.lastIndexOf(':') + 1) : path).toLowerCase();
}

/** @throws 400 `invalidFilter` when it cannot be read, or is too long or too deep */
export function parseFilter(text: string): Filter {
  if (text.length > MOST_CHARACTERS) throw wrong(`A filter has at most ${MOST_CHARACTERS} characters.`);
  const tokens = tokensOf(text);
  let at = 0;
  let comparisons = 0;
  const isMark = (mark: string) => tokens[at]?.kind === 'mark' && tokens[at]!.text === mark;
  const isWord = (word: string) => tokens[at]?.kind === 'word' && tokens[at]!.text.toLowerCase() === word;
  const take = (): Token => {
    const token = tokens[at];
    if (!token) throw wrong('The filter ends too early.');
    at += 1;
    return token;
  };
  const expectMark = (mark: string) => {
    if (!isMark(mark)) throw wrong(`The filter lacks ${mark}`);
    at += 1;
  };

  const either = (depth: number): Filter => joined('or', () => joined('and', () => single(depth)));
  function joined(word: 'and' | 'or', next: () => Filter): Filter {
    const all = [next()];
    while (isWord(word)) {
      at += 1;
      all.push(next());
    }
    return all.length === 1 ? all[0]! : { is: word, all };
  }
  function single(depth: number): Filter {
    if (depth > MOST_DEPTH) throw wrong(`A filter is nested at most ${MOST_DEPTH} levels deep.`);
    if (isWord('not')) {
      at += 1;
      if (!isMark('(')) throw wrong('"not" needs parentheses.');
      return { is: 'not', of: single(depth + 1) };
    }
    if (isMark('(')) {
      at += 1;
      const inner = either(depth + 1);
      expectMark(')');
      return inner;
    }
    return comparison(depth);
  }
  function comparison(depth: number): Filter {
    comparisons += 1;
    if (comparisons > MOST_COMPARISONS) throw wrong(`A filter has at most ${MOST_COMPARISONS} comparisons.`);
    const { kind, text: name } = take();
    if (kind !== 'word') throw wrong(`The filter needs the name of an attribute instead of "${name}".`);
    const path = attributeName(name);
    if (isMark('[')) {
      at += 1;
      const of = either(depth + 1);
      expectMark(']');
      return { is: 'element', path, of };
    }
    const operator = take().text.toLowerCase();
    if (operator === 'pr') return { is: 'present', path };
    if (!(OPERATORS as readonly string[]).includes(operator)) throw wrong(`"${operator}" is not an operator.`);
    return { is: 'compare', path, operator: operator as Operator, value: literal(take()) };
  }

  const filter = either(0);
  if (at < tokens.length) throw wrong(`The filter has something unexpected: ${tokens[at]!.text}`);
  return filter;
}

function literal({ kind, text }: Token): Literal {
  if (kind === 'text') return text;
  const word = text.toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  if (word === 'null') return null;
  if (kind === 'word' && /^-?\d{1,15}(\.\d{1,10})?$/.test(text)) return Number(text);
  throw wrong(`A text in a filter needs quotation marks: ${text}`);
}

/** Whether an object meets a filter; its names of attributes are in lower case. */
export function meetsFilter(filter: Filter, object: unknown): boolean {
  switch (filter.is) {
    case 'and':
      return filter.all.every((one) => meetsFilter(one, object));
    case 'or':
      return filter.all.some((one) => meetsFilter(one, object));
    case 'not':
      return !meetsFilter(filter.of, object);
    case 'element':
      return valuesAt(object, filter.path).some((element) => meetsFilter(filter.of, element));
    case 'present':
      return valuesAt(object, filter.path).some((one) => one !== null && one !== '');
    case 'compare':
      return compares(filter, valuesAt(object, filter.path));
  }
}

function valuesAt(object: unknown, path: string): unknown[] {
  let values: unknown[] = [object];
  for (const name of path.split('.'))
    values = values.flatMap((one) => {
      const inner = typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[name] : undefined;
      return Array.isArray(inner) ? inner : inner === undefined ? [] : [inner];
    });
  return values;
}

/** An element stands for its `value`, as in `members eq "…"`. */
const simple = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { value?: unknown }).value : value;

function compares({ operator, value: wanted }: Filter & { is: 'compare' }, values: readonly unknown[]): boolean {
  if (wanted === null) return (values.length === 0) === (operator === 'eq');
  const right = String(wanted).toLowerCase();
  if (operator === 'ne') return values.every((one) => String(simple(one)).toLowerCase() !== right);
  return values.some((one) => {
    const left = String(simple(one)).toLowerCase();
    switch (operator) {
      case 'eq':
        return left === right;
      case 'co':
        return left.includes(right);
      case 'sw':
        return left.startsWith(right);
      case 'ew':
        return left.endsWith(right);
      case 'gt':
        return left > right;
      case 'ge':
        return left >= right;
      case 'lt':
        return left < right;
      default:
        return left <= right;
    }
  });
}
