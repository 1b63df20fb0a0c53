/** A statement carries these: a value, or a part with values of its own. Types refuse undefined, because it hides typos. */
export type SqlPart = Sql | NonNullable<unknown> | null;

/** A statement, or a part of one, with its values. */
export class Sql {
  /** The text around the values. */
  readonly strings: readonly string[];
  readonly values: unknown[];
  readonly text: string;

  constructor(strings: readonly string[], values: unknown[], text = numbered(strings)) {
    this.strings = strings;
    this.values = values;
    this.text = text;
  }
}

/** Texts by the template they come from, so that each is built once and prepared statements are found quickly. */
const texts = new WeakMap<readonly string[], string>();

function textOf(strings: readonly string[]): string {
  const built = texts.get(strings);
  if (built !== undefined) return built;
  const text = numbered(strings);
  texts.set(strings, text);
  return text;
}

function numbered(strings: readonly string[]): string {
  let text = strings[0]!.trimStart();
  for (let index = 1; index < strings.length; index += 1) text += `$${index}${strings[index]}`;
  return text;
}

/**
 * Writes a statement with its values in place: ``sql`select name from partners where id = ${id}` ``. Each value gets a
 * placeholder of its own, so that the text depends only on where it is written.
 */
export function sql(strings: TemplateStringsArray, ...parts: SqlPart[]): Sql {
  let isFlat = true;
  for (const [index, part] of parts.entries()) {
    // A row or a body can lack what its type promises; PostgreSQL reads that as null.
    if (part === undefined) parts[index] = null;
    if (part instanceof Sql) isFlat = false;
  }
  return isFlat ? new Sql(strings, parts, textOf(strings)) : composed(strings, parts);
}

function composed(strings: readonly string[], parts: readonly SqlPart[]): Sql {
  const whole: string[] = [];
  const values: unknown[] = [];
  let last = strings[0]!;
  parts.forEach((part, index) => {
    const after = strings[index + 1]!;
    if (part instanceof Sql) {
      const [first = '', ...rest] = part.strings;
      last += first;
      for (const text of rest) {
        whole.push(last);
        last = text;
      }
      values.push(...part.values);
      last += after;
    } else {
      whole.push(last);
      values.push(part);
      last = after;
    }
  });
  return new Sql([...whole, last], values);
}

const NAME = /^[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)?$/;

/** The name of a table or column that a declaration gives, in quotes. @throws if it is not a plain name */
sql.identifier = (name: string): Sql => {
  if (!NAME.test(name)) throw new TypeError(`This is not the name of a table or column: ${name}`);
  return new Sql([`"${name.replace('.', '"."')}"`], []);
};

/** Text of the code itself, such as a list of columns; never anything that a person enters. */
sql.raw = (text: string | number): Sql => {
  if (/\$\d/.test(`${text}`)) throw new TypeError(`A part of a statement carries its values: ${text}`);
  return new Sql([`${text}`], []);
};
