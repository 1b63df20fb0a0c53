/** A value in a query. */
export type SoqlValue = string | number | boolean | null | Date;

export type SoqlCondition =
  | { kind: 'and'; parts: readonly SoqlCondition[] }
  | { kind: 'or'; parts: readonly SoqlCondition[] }
  | { kind: 'compare'; field: string; operator: '=' | '!=' | '<' | '>' | '<=' | '>='; value: SoqlValue }
  | { kind: 'in'; field: string; values: readonly SoqlValue[] }
  | { kind: 'includes'; field: string; values: readonly SoqlValue[] };

export interface SoqlQuery {
  fields: readonly string[];
  object: string;
  where: SoqlCondition | null;
  order: readonly string[];
  limit: number | null;
}

const TOKEN =
  /\s*(?:('(?:[^'\\]|\\.)*')|(\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?)|(-?\d+(?:\.\d+)?)|([A-Za-z]\w*)|(<=|>=|!=|[=<>(),]))/y;
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', f: '\f', b: '\b', '\\': '\\', "'": "'", '"': '"' };

/** Reads the part of SOQL that the adapter uses. @throws Error for everything else, as Salesforce does */
export function parseSoql(text: string): SoqlQuery {
  const tokens: { kind: 'string' | 'time' | 'number' | 'word' | 'sign'; text: string }[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`unexpected token at ${start}`);
    const kinds = ['string', 'time', 'number', 'word', 'sign'] as const;
    const kind = kinds.find((_, position) => match[position + 1] !== undefined)!;
    tokens.push({ kind, text: match[kinds.indexOf(kind) + 1]! });
  }
  let at = 0;
  const is = (word: string) => tokens[at]?.text.toUpperCase() === word && tokens[at]?.kind !== 'string';
  const take = (word: string) => {
    if (!is(word)) throw new Error(`unexpected token: ${tokens[at]?.text ?? 'the end'}`);
    at += 1;
  };
  const name = () => {
    const token = tokens[at];
    if (token?.kind !== 'word') throw new Error(`unexpected token: ${token?.text ?? 'the end'}`);
    at += 1;
    return token.text;
  };
  const listOf = <T>(read: () => T): T[] => {
    const list = [read()];
    while (is(',')) {
      at += 1;
      list.push(read());
    }
    return list;
  };
  const value = (): SoqlValue => {
    const token = tokens[at];
    at += 1;
    if (token?.kind === 'string') {
      return token.text.slice(1, -1).replace(/\\(.)/g, (_, character: string) => {
        const plain = ESCAPES[character];
        if (plain === undefined) throw new Error('illegal escape sequence');
        return plain;
      });
    }
    if (token?.kind === 'time') return token.text.length > 10 ? new Date(token.text) : token.text;
    if (token?.kind === 'number') return Number(token.text);
    if (token?.kind === 'word' && /^(true|false|null)$/i.test(token.text))
      return { true: true, false: false, null: null }[token.text.toLowerCase()]!;
    throw new Error(`unexpected token: ${token?.text ?? 'the end'}`);
  };
  const single = (): SoqlCondition => {
    if (is('(')) {
      at += 1;
      const inner = either();
      take(')');
      return inner;
    }
    const field = name();
    if (is('IN') || is('INCLUDES')) {
      const kind = is('IN') ? 'in' : 'includes';
      at += 1;
      take('(');
      const values = listOf(value);
      take(')');
      return { kind, field, values };
    }
    const operator = tokens[at]?.text as '=';
    if (!/^([=<>]|<=|>=|!=)$/.test(operator ?? '')) throw new Error(`unexpected token: ${operator ?? 'the end'}`);
    at += 1;
    return { kind: 'compare', field, operator, value: value() };
  };
  const joined = (word: 'AND' | 'OR', read: () => SoqlCondition): SoqlCondition => {
    const parts = [read()];
    while (is(word)) {
      at += 1;
      parts.push(read());
    }
    return parts.length === 1 ? parts[0]! : { kind: word === 'AND' ? 'and' : 'or', parts };
  };
  const every = () => joined('AND', single);
  function either(): SoqlCondition {
    return joined('OR', every);
  }

  take('SELECT');
  const fields = listOf(name);
  take('FROM');
  const object = name();
  let where: SoqlCondition | null = null;
  if (is('WHERE')) {
    at += 1;
    where = either();
  }
  let order: string[] = [];
  if (is('ORDER')) {
    at += 1;
    take('BY');
    order = listOf(name);
  }
  let limit: number | null = null;
  if (is('LIMIT')) {
    at += 1;
    limit = Number(value());
  }
  if (at < tokens.length) throw new Error(`unexpected token: ${tokens[at]!.text}`);
  return { fields, object, where, order, limit };
}

/** Names of fields that a condition uses. */
export const fieldsIn = (condition: SoqlCondition | null): readonly string[] =>
  condition === null
    ? []
    : condition.kind === 'and' || condition.kind === 'or'
      ? condition.parts.flatMap(fieldsIn)
      : [condition.field];

export function holds(condition: SoqlCondition | null, row: Readonly<Record<string, unknown>>): boolean {
  if (condition === null) return true;
  if (condition.kind === 'and') return condition.parts.every((part) => holds(part, row));
  if (condition.kind === 'or') return condition.parts.some((part) => holds(part, row));
  const held = row[condition.field] ?? null;
  if (condition.kind === 'includes') {
    const parts = String(held ?? '').split(';');
    return condition.values.some((value) =>
      String(value)
        .split(';')
        .every((each) => parts.includes(each)),
    );
  }
  if (condition.kind === 'in') return condition.values.some((value) => compare(held, value) === 0);
  const { operator, value } = condition;
  const order = compare(held, value);
  if (operator === '=') return order === 0;
  if (operator === '!=') return order !== 0;
  if (held === null || value === null) return false;
  return operator === '<' ? order < 0 : operator === '>' ? order > 0 : operator === '<=' ? order <= 0 : order >= 0;
}

function compare(held: unknown, value: SoqlValue): number {
  if (held === null || value === null) return held === value ? 0 : 1;
  if (value instanceof Date) return Date.parse(String(held)) - value.getTime();
  if (typeof value === 'number') return Number(held) - value;
  if (typeof value === 'boolean') return held === value ? 0 : 1;
  // Salesforce compares texts without case, but ids with it.
  const [one, other] = [String(held).toLowerCase(), value.toLowerCase()];
  return one < other ? -1 : one > other ? 1 : 0;
}
