/** A value in a PDF file. A text is kept as it is written, because nothing here needs its meaning. */
export type PdfValue =
  | number
  | boolean
  | null
  | PdfValue[]
  | PdfDictionary
  | { kind: 'name'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'hex'; digits: string; start: number; end: number }
  | { kind: 'reference'; number: number; generation: number };
export type PdfDictionary = Map<string, PdfValue>;

interface PdfObject {
  generation: number;
  value: PdfValue;
  stream?: Uint8Array;
}

export interface PdfFile {
  trailer: PdfDictionary;
  /** Follows references. */
  resolve(value: PdfValue | undefined): PdfValue | undefined;
  dictionary(value: PdfValue | undefined): PdfDictionary | undefined;
  /** The dictionary and the bytes of a stream. */
  stream(value: PdfValue | undefined): { dictionary: PdfDictionary; bytes: Uint8Array } | undefined;
  /** The number of dictionaries in the whole file that have this key. */
  count(key: string): number;
}

const MOST_DEPTH = 200;
const HEADER = /%PDF-[12]\.\d\n%[\x80-\uffff]{4}\n\n/y;
const SPACE = /[\0\t\n\f\r ]*/y;
const NUMBER = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEX = /<([0-9A-Fa-f\0\t\n\f\r ]*)>/y;
const WORD = /(?:true|false|null)(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const OBJECT = /(\d{1,10}) (\d{1,5}) obj\n/y;
const SECTION = /(\d{1,10}) (\d{1,10})\n/y;
const ENTRY = /(\d{10}) (\d{5}) ([nf]) \n/y;
const END = /\s*startxref\n(\d{1,12})\n%%EOF\n?/y;

/**
 * Reads a PDF file that Tandem wrote, and nothing else: one revision with a classic cross-reference table. Every byte belongs to the
 * header, to exactly one object of the table, or to the table itself, so no other reader can find something different in the file.
 * @throws with the reason
 */
export function readPdf(bytes: Uint8Array): PdfFile {
  // One character for each byte; what it is above ASCII does not matter.
  const text = new TextDecoder('latin1').decode(bytes);
  const scanner = new Scanner(text);
  const start = Number(/startxref\n(\d{1,12})\n%%EOF\n?$/.exec(text.slice(-60))?.[1] ?? Number.NaN);
  if (!(start < text.length)) throw new Error('it does not end as a PDF file ends');
  const entries = readTable(scanner, start);
  const trailer = scanner.value();
  if (!(trailer instanceof Map)) throw new Error('it has no trailer');
  const [, again] = scanner.take(END, 'its end is not that of a PDF file');
  if (Number(again) !== start || scanner.at !== text.length) throw new Error('something follows its end');
  for (const key of trailer.keys())
    if (!['Size', 'Root', 'Info', 'ID'].includes(key)) throw new Error(`its trailer has the entry ${key}`);

  const objects = new Map<number, PdfObject>();
  scanner.at = 0;
  scanner.take(HEADER, 'it does not begin as a sealed PDF file begins');
  for (const { number, generation, offset } of entries) {
    if (scanner.at !== offset) throw new Error('something stands between its objects');
    const [, itsNumber, itsGeneration] = scanner.take(OBJECT, 'an object is missing');
    if (Number(itsNumber) !== number || Number(itsGeneration) !== generation || objects.has(number))
      throw new Error('its table names another object');
    objects.set(number, { generation, ...readObject(scanner, bytes) });
  }
  if (scanner.at !== start) throw new Error('something stands between its objects');

  const resolve = (value: PdfValue | undefined): PdfValue | undefined =>
    isReference(value) ? referred(value)?.value : value;
  const referred = (value: PdfValue | undefined): PdfObject | undefined => {
    const object = isReference(value) ? objects.get(value.number) : undefined;
    return object && isReference(value) && object.generation === value.generation ? object : undefined;
  };
  const dictionary = (value: PdfValue | undefined) => {
    const resolved = resolve(value);
    return resolved instanceof Map ? resolved : undefined;
  };
  return {
    trailer,
    resolve,
    dictionary,
    stream: (value) => {
      const object = referred(value);
      return object?.stream && object.value instanceof Map
        ? { dictionary: object.value, bytes: object.stream }
        : undefined;
    },
    count: (key) => scanner.keys.get(key) ?? 0,
  };
}

const isReference = (value: PdfValue | undefined): value is Extract<PdfValue, { kind: 'reference' }> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'reference';

/** The objects of the table in the order of the file. */
function readTable(scanner: Scanner, start: number) {
  scanner.at = start;
  scanner.take(/xref\n/y, 'its table is missing');
  const entries: { number: number; generation: number; offset: number }[] = [];
  let next = 0;
  while (!scanner.has(/\ntrailer\n/y)) {
    const [, first, count] = scanner.take(SECTION, 'its table is damaged').map(Number) as [number, number, number];
    if (first < next) throw new Error('its table names an object twice');
    next = first + count;
    for (let number = first; number < next; number += 1) {
      const [, offset, generation, state] = scanner.take(ENTRY, 'its table is damaged');
      if (state === 'n') entries.push({ number, generation: Number(generation), offset: Number(offset) });
    }
  }
  return entries.sort((a, b) => a.offset - b.offset);
}

function readObject(scanner: Scanner, bytes: Uint8Array): Pick<PdfObject, 'value' | 'stream'> {
  const value = scanner.value();
  scanner.skipSpace();
  let stream: Uint8Array | undefined;
  if (scanner.has(/stream\n/y)) {
    const length = value instanceof Map ? value.get('Length') : undefined;
    if (typeof length !== 'number' || !Number.isSafeInteger(length) || length < 0)
      throw new Error('a stream has no length');
    stream = bytes.subarray(scanner.at, scanner.at + length);
    scanner.at += length;
    scanner.take(/\nendstream/y, 'a stream has another length');
  }
  scanner.skipSpace();
  scanner.take(/endobj/y, 'an object does not end');
  scanner.skipSpace();
  return { value, ...(stream && { stream }) };
}

class Scanner {
  readonly #text: string;
  readonly keys = new Map<string, number>();
  at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** @throws with the given reason unless the pattern matches here */
  take(pattern: RegExp, reason: string): string[] {
    const match = this.#match(pattern);
    if (!match) throw new Error(reason);
    return match;
  }

  has(pattern: RegExp): boolean {
    return this.#match(pattern) !== null;
  }

  skipSpace(): void {
    this.#match(SPACE);
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.#text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  value(depth = 0): PdfValue {
    if (depth > MOST_DEPTH) throw new Error('its values are nested too deeply');
    this.skipSpace();
    const start = this.at;
    switch (this.#text[start]) {
      case '/':
        return { kind: 'name', name: this.#name() };
      case '(':
        return { kind: 'text', text: this.#literal() };
      case '[':
        return this.#array(depth);
      case '<': {
        if (this.#text[start + 1] === '<') return this.#dictionary(depth);
        const [, digits] = this.take(HEX, 'a text in it is damaged');
        return { kind: 'hex', digits: digits!, start, end: this.at };
      }
    }
    const reference = this.#match(REFERENCE);
    if (reference) return { kind: 'reference', number: Number(reference[1]), generation: Number(reference[2]) };
    const number = this.#match(NUMBER);
    if (number) return Number(number[0]);
    const [word] = this.take(WORD, 'a value in it cannot be read');
    return word === 'null' ? null : word === 'true';
  }

  #name(): string {
    const [, name] = this.take(NAME, 'a name in it is damaged');
    return name!.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  }

  #array(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (this.at += 1, this.skipSpace(); !this.has(/\]/y); this.skipSpace()) values.push(this.value(depth + 1));
    return values;
  }

  #dictionary(depth: number): PdfDictionary {
    const entries: PdfDictionary = new Map();
    for (this.at += 2, this.skipSpace(); !this.has(/>>/y); this.skipSpace()) {
      const key = this.#name();
      if (entries.has(key)) throw new Error(`the entry ${key} is named twice`);
      entries.set(key, this.value(depth + 1));
      this.keys.set(key, (this.keys.get(key) ?? 0) + 1);
    }
    return entries;
  }

  /** A text in parentheses, which nest unless they are escaped. */
  #literal(): string {
    const start = this.at;
    let open = 0;
    for (; this.at < this.#text.length; this.at += 1) {
      const character = this.#text[this.at];
      if (character === '\\') this.at += 1;
      else if (character === '(') open += 1;
      else if (character === ')' && --open === 0) {
        this.at += 1;
        return this.#text.slice(start + 1, this.at - 1);
      }
    }
    throw new Error('a text in it does not end');
  }
}
