import { Personal } from '#server/leaving/personal.ts';
import { People } from './people.ts';

/**
 * Replaces what identifies people before texts are sent to a model, and puts it back afterwards. What a tool has read
 * arrives with `Personal` values, which are replaced whatever they look like; patterns only find what people wrote into
 * texts. Placeholders in arguments of tools and in the answer become the values again.
 */
export class Redaction {
  readonly #sendsContacts: boolean;
  readonly #people = new People();
  readonly #placeholders = new Map<string, string>();
  readonly #values = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  /** Contact details of known people, which are also replaced inside texts. */
  readonly #contacts = new Map<string, Personal['kind']>();

  constructor({ sendsContacts }: { sendsContacts: boolean }) {
    this.#sendsContacts = sendsContacts;
  }

  /** Notes the people in a value, so that they are also replaced where they stand in a text. */
  learn(value: unknown): void {
    const found = personalIn(value);
    this.#people.learn(found);
    for (const { kind, value: text } of found)
      if ((kind === 'email' || kind === 'phone') && text.trim().length > 4) this.#contacts.set(text.trim(), kind);
  }

  /** The value as it may be sent. */
  redact(value: unknown): unknown {
    if (typeof value === 'string') return this.redactText(value);
    if (value instanceof Personal) return this.#redactPersonal(value);
    if (Array.isArray(value)) return value.map((one) => this.redact(one)).filter((one) => one !== undefined);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).flatMap(([name, one]) => {
          const redacted = this.redact(one);
          return redacted === undefined ? [] : [[this.redactText(name), redacted]];
        }),
      );
    return value;
  }

  redactText(text: string): string {
    if (IS_ID.test(text)) return text;
    const named = this.#sendsContacts ? text : this.#people.replaceIn(this.#replaceContacts(text));
    return named
      .replace(IBAN, (found) => (digitsOf(found) >= 8 ? this.#placeholder('account', found) : found))
      .replace(NUMBERS, (found, kept: string | undefined) => {
        if (kept !== undefined) return found;
        const digits = digitsOf(found);
        if (digits >= 13) return this.#placeholder('card', found);
        return this.#sendsContacts || digits < 7 ? found : this.#placeholder('phone', found);
      });
  }

  /** Puts the values back into a text, or into all texts of a value. */
  restore<T>(value: T): T {
    if (typeof value === 'string')
      return value.replace(
        /\[(person|email|phone|account|card) (\d{1,6})([a-z]{0,3})\]/g,
        (mark, kind: string, number: string, letters: string) =>
          (kind === 'person' ? this.#people.valueOf(Number(number), letters) : this.#values.get(mark)) ?? mark,
      ) as T;
    if (Array.isArray(value)) return value.map((one) => this.restore(one)) as T;
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.restore(one)])) as T;
    return value;
  }

  /** A part of a name is not sent, because the whole name is in the same record. */
  #redactPersonal(personal: Personal): unknown {
    const { kind, value } = personal;
    if (this.#sendsContacts) return this.redactText(value);
    if (kind === 'part') return undefined;
    return kind === 'person' ? this.#people.markOf(personal) : this.#placeholder(kind, value);
  }

  #replaceContacts(text: string): string {
    let replaced = replaceEmails(text, (found) => this.#placeholder('email', found));
    for (const [value, kind] of this.#contacts)
      if (replaced.includes(value)) replaced = replaced.replaceAll(value, () => this.#placeholder(kind, value));
    return replaced;
  }

  #placeholder(kind: string, value: string): string {
    const key = `${kind} ${value}`;
    const known = this.#placeholders.get(key);
    if (known) return known;
    const number = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, number);
    const mark = `[${kind} ${number}]`;
    this.#placeholders.set(key, mark);
    this.#values.set(mark, value);
    return mark;
  }
}

/** All values in a tree that identify people. */
export function personalIn(value: unknown): Personal[] {
  if (value instanceof Personal) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(personalIn);
}

const OUTSIDE = /[\s@<>()[\]",;:'`]/;

/** Replaces everything around an "@", in linear time. */
function replaceEmails(text: string, replacement: (found: string) => string): string {
  let replaced = '';
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let [start, end] = [at, at + 1];
    while (start > from && !OUTSIDE.test(text[start - 1]!)) start -= 1;
    while (end < text.length && !OUTSIDE.test(text[end]!)) end += 1;
    if (start === at || end === at + 1) continue;
    replaced += text.slice(from, start) + replacement(text.slice(start, end));
    from = end;
  }
  return replaced + text.slice(from);
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const DATE = '\\d{4}-\\d{2}-\\d{2}(?:[T ]\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?';
const IS_ID = new RegExp(`^(?:${UUID}|${DATE})$`, 'i');
const IBAN =
  /(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[A-Z0-9]{10,30}|(?:[ \u00a0][A-Z0-9]{4}){2,7}(?:[ \u00a0][A-Z0-9]{1,4})?)(?![A-Z0-9])/gi;
/**
 * Ids, dates and amounts such as "12560.00 USD" stay (the group), because tools need them. A telephone or card number has at least seven digits with a
 * leading plus, zero or bracket or with separators, or nine without.
 */
const NUMBERS = new RegExp(
  `(${UUID}|(?<!\\d)${DATE}(?![\\d-])|(?<![\\d.])\\d{1,15}\\.\\d{2} [A-Z]{3}(?![\\p{L}\\p{N}]))|(?<![\\p{L}\\p{N}])(?:\\+|\\(\\+?|0)?\\d[\\d\\s()./\\u2010-\\u2015-]{5,}\\d|(?<!\\d)\\d{9,}`,
  'giu',
);

const digitsOf = (text: string) => text.replace(/\D/g, '').length;
