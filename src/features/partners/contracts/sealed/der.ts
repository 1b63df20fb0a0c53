/** The few parts of DER (ITU-T X.690) that certificates and signatures of our own need. */
export const tags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  utf8String: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** A tag that the surrounding structure defines: `[n]`. */
export const context = (number: number): number => 0xa0 + number;

export interface Element {
  tag: number;
  /** With tag and length. */
  bytes: Uint8Array;
  content: Uint8Array;
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const isEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

export function encode(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const content = concat(...contents);
  const digits: number[] = [];
  for (let rest = content.length; rest > 0; rest >>>= 8) digits.unshift(rest & 0xff);
  const length = content.length < 0x80 ? [content.length] : [0x80 | digits.length, ...digits];
  return concat(Uint8Array.of(tag, ...length), content);
}

/** @param dotted an object identifier: `2.5.4.3` */
export function encodeOid(dotted: string): Uint8Array {
  const [first, second, ...others] = dotted.split('.').map(Number) as [number, number, ...number[]];
  const bytes = [first * 40 + second, ...others].flatMap((part) => {
    const groups = [part & 0x7f];
    for (let rest = Math.floor(part / 128); rest > 0; rest = Math.floor(rest / 128))
      groups.unshift((rest & 0x7f) | 0x80);
    return groups;
  });
  return encode(tags.oid, Uint8Array.from(bytes));
}

/** Reads the element at the beginning. Lengths must have their shortest form. @throws for anything else than DER */
export function decode(bytes: Uint8Array): Element {
  const [tag = 0, short = 0x80] = bytes;
  if ((tag & 0x1f) === 0x1f) throw new Error('long tag');
  let [length, header] = [short, 2];
  if (short >= 0x80) {
    const count = short & 0x7f;
    if (count === 0 || count > 3) throw new Error('length');
    length = bytes.subarray(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0);
    header = 2 + count;
    if (length < 0x80 || length < 256 ** (count - 1)) throw new Error('length is not the shortest');
  }
  if (header + length > bytes.length) throw new Error('too short');
  return { tag, bytes: bytes.subarray(0, header + length), content: bytes.subarray(header, header + length) };
}

/** The elements of a sequence, set or context tag. @throws for another tag */
export function children(element: Element | undefined, tag: number): Element[] {
  if (element?.tag !== tag) throw new Error('unexpected tag');
  const elements: Element[] = [];
  for (let rest = element.content; rest.length > 0; ) {
    const next = decode(rest);
    elements.push(next);
    rest = rest.subarray(next.bytes.length);
  }
  return elements;
}
