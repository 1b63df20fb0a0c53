/**
 * Replaces what identifies people before texts are sent to a model, and puts it back afterwards. The same value always
 * has the same placeholder within one question. It replaces rather too much than too little, because nothing is lost:
 * placeholders in arguments of tools and in the answer become the values again.
 */
export class Redaction {
  readonly #sendsContacts: boolean;
  readonly #placeholders = new Map<string, string>();
  readonly #values = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  /** The values of contact fields, which are also replaced inside other texts. */
  readonly #names = new Set<string>();

  constructor({ sendsContacts }: { sendsContacts: boolean }) {
    this.#sendsContacts = sendsContacts;
  }

  /** Notes the names of people in a value, so that they are also replaced where they stand in a text. */
  learn(value: unknown, key = '', isPerson = false): void {
    if (typeof value === 'string') {
      const text = value.trim();
      if (kindOf(key, isPerson) === 'person' && text.length > 1 && !isId(text)) this.#names.add(text);
    } else if (Array.isArray(value)) for (const one of value) this.learn(one, key, isPerson);
    else if (typeof value === 'object' && value !== null) {
      const is = isPersonRecord(value);
      for (const [name, one] of Object.entries(value)) this.learn(one, name, is);
    }
  }

  /** The value as it may be sent. */
  redact<T>(value: T, key = '', isPerson = false): T {
    if (typeof value === 'string') return this.#redactText(value, key, isPerson) as T;
    if (typeof value === 'number')
      return (kindOf(key, isPerson) ? this.#redactText(String(value), key, isPerson) : value) as T;
    if (Array.isArray(value)) return value.map((one) => this.redact(one, key, isPerson)) as T;
    if (typeof value === 'object' && value !== null) {
      const is = isPersonRecord(value);
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [this.#redactText(name, '', false), this.redact(one, name, is)]),
      ) as T;
    }
    return value;
  }

  /** Puts the values back into a text, or into all texts of a value. */
  restore<T>(value: T): T {
    if (typeof value === 'string')
      return value.replace(
        /\[(?:person|email|phone|account|card) \d+\]/g,
        (mark) => this.#values.get(mark) ?? mark,
      ) as T;
    if (Array.isArray(value)) return value.map((one) => this.restore(one)) as T;
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.restore(one)])) as T;
    return value;
  }

  #redactText(text: string, key: string, isPerson: boolean): string {
    const kind = kindOf(key, isPerson);
    if (kind === 'bank') return text === '' ? text : '[bank details]';
    if (isId(text)) return text;
    if (kind && !this.#sendsContacts && text.trim() !== '') return this.#placeholder(kind, text);
    const whole = this.#sendsContacts ? text : text.replace(EMAIL, (found) => this.#placeholder('email', found));
    const named = this.#sendsContacts ? whole : this.#replaceNames(whole);
    return named
      .replace(IBAN, (found) => (digitsOf(found) >= 8 ? this.#placeholder('account', found) : found))
      .replace(NUMBERS, (found, kept: string | undefined) => {
        if (kept !== undefined) return found;
        const digits = digitsOf(found);
        if (digits >= 13) return this.#placeholder('card', found);
        return this.#sendsContacts || digits < 7 ? found : this.#placeholder('phone', found);
      });
  }

  #replaceNames(text: string): string {
    let replaced = text;
    // Longer names first, because a short one can be part of them.
    for (const name of [...this.#names].sort((a, b) => b.length - a.length)) {
      replaced = replaceName(replaced, name, (found) => this.#placeholder('person', found));
    }
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

const BANK = /(^|_)(iban|bic|swift|account_number|routing_number|sort_code|bank|card_number|payout_details)(_|$)/;
const EMAILS = /(^|_)(email|emails|reply_to)$/;
const PHONES = /(^|_)(phone|mobile|fax|telephone|phone_number)$/;
const PEOPLE =
  /^(full|first|last|middle|contact|owner|user|assignee|manager|author|person|sender|recipient|reviewer|approver|invitee|member|colleague|payee)_name$|_(by|owner|user|assignee|contact|manager|reviewer)_name$|^(contact|person|full_name|attendees)$/;
/** Kinds of records that are people, whose `name` and `title` are names. */
const PERSON_KINDS = new Set([
  'contacts',
  'people',
  'team_members',
  'memberships',
  'prospects',
  'partner_users',
  'leads',
]);

function kindOf(key: string, isPerson: boolean): 'bank' | 'email' | 'phone' | 'person' | undefined {
  if (BANK.test(key)) return 'bank';
  if (EMAILS.test(key)) return 'email';
  if (PHONES.test(key)) return 'phone';
  if (PEOPLE.test(key) || (isPerson && (key === 'name' || key === 'title'))) return 'person';
  return undefined;
}

/** A record of a person, or a source that leads to one. */
function isPersonRecord(value: object): boolean {
  const { kind, to } = value as { kind?: unknown; to?: unknown };
  return (
    (typeof kind === 'string' && PERSON_KINDS.has(kind)) ||
    (typeof to === 'string' && PERSON_KINDS.has(to.split('/')[1] ?? ''))
  );
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const DATE = '\\d{4}-\\d{2}-\\d{2}(?:[T ]\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?';
const WHOLE_ID = new RegExp(`^(?:${UUID}|${DATE})$`, 'i');
const isId = (text: string) => WHOLE_ID.test(text);

const EMAIL = /(?<![^\s@<>()[\]",;:'`])[^\s@<>()[\]",;:'`]+@[^\s@<>()[\]",;:'`]+/gu;
const IBAN =
  /(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[A-Z0-9]{10,30}|(?:[ \u00a0][A-Z0-9]{4}){2,7}(?:[ \u00a0][A-Z0-9]{1,4})?)(?![A-Z0-9])/gi;
/**
 * Ids and dates stay (the group), because tools need them. A telephone or card number has at least seven digits with a
 * leading plus, zero or bracket or with separators, or nine without.
 */
const NUMBERS = new RegExp(
  `(${UUID}|(?<!\\d)${DATE}(?![\\d-]))|(?<![\\p{L}\\p{N}])(?:\\+|\\(\\+?|0)?\\d[\\d\\s()./\\u2010-\\u2015-]{5,}\\d|(?<!\\d)\\d{9,}`,
  'giu',
);

const digitsOf = (text: string) => text.replace(/\D/g, '').length;
const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Replaces a name where no letter or digit is beside it, whatever its case. */
function replaceName(text: string, name: string, replacement: (found: string) => string): string {
  const lower = lowerCase(text);
  const wanted = lowerCase(name);
  let result = '';
  let from = 0;
  for (let at = lower.indexOf(wanted); wanted !== '' && at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (at < from) continue;
    const end = at + wanted.length;
    if (isWordSign(lastSign(text, at)) || isWordSign(firstSign(text, end))) continue;
    result += text.slice(from, at) + replacement(text.slice(at, end));
    from = end;
  }
  return result + text.slice(from);
}

/** In lower case, sign by sign, so that positions stay the same. */
const lowerCase = (text: string): string => {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('');
};
const firstSign = (text: string, at: number) => Array.from(text.slice(at, at + 2))[0];
const lastSign = (text: string, before: number) => Array.from(text.slice(Math.max(before - 2, 0), before)).at(-1);
