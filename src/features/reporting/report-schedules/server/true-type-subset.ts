/**
 * A TrueType font with the glyphs that were written and no others, so that a report carries a few kilobytes of its font.
 * Glyphs are numbered in the order in which they came; the parts of composed ones (é is e and ´) follow after them.
 */
interface Reading {
  view: DataView;
  /** Where a table begins. @throws when the font has none of the name */
  at: (table: string) => number;
  /** The bytes of a table; empty when there is none. */
  table: (name: string) => Uint8Array;
}

/** What pdf-lib asks of a subset. */
export class TrueTypeSubset {
  readonly #font: Reading;
  readonly #ids = [0];
  readonly #numbers = new Map([[0, 0]]);

  constructor(font: Reading) {
    this.#font = font;
  }

  includeGlyph(glyph: number | { id: number }): number {
    const id = typeof glyph === 'number' ? glyph : glyph.id;
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    this.#ids.push(id);
    this.#numbers.set(id, this.#ids.length - 1);
    return this.#ids.length - 1;
  }

  encode(): Uint8Array {
    const outlines: Uint8Array[] = [];
    // The list grows by what composed glyphs are made of.
    for (let number = 0; number < this.#ids.length; number += 1) outlines.push(this.#outline(this.#ids[number]!));
    const count = outlines.length;
    const [loca, glyf] = laidOut(outlines);
    const head = copied(this.#font.table('head'));
    const hhea = copied(this.#font.table('hhea'));
    const maxp = copied(this.#font.table('maxp'));
    over(head).setUint32(8, 0);
    // Offsets of four bytes.
    over(head).setInt16(50, 1);
    over(hhea).setUint16(34, count);
    over(maxp).setUint16(4, count);
    const kept = ['cvt ', 'fpgm', 'prep'].map((name): [string, Uint8Array] => [name, this.#font.table(name)]);
    return fontOf([
      ...kept.filter(([, bytes]) => bytes.length > 0),
      ['glyf', glyf],
      ['head', head],
      ['hhea', hhea],
      ['hmtx', this.#metrics()],
      ['loca', loca],
      ['maxp', maxp],
    ]);
  }

  #outline(id: number): Uint8Array {
    const { view, at } = this.#font;
    const isLong = view.getInt16(at('head') + 50) === 1;
    const offsetOf = (index: number) =>
      isLong ? view.getUint32(at('loca') + index * 4) : view.getUint16(at('loca') + index * 2) * 2;
    const outline = copied(this.#font.table('glyf').subarray(offsetOf(id), offsetOf(id + 1)));
    const glyph = over(outline);
    if (outline.length === 0 || glyph.getInt16(0) >= 0) return outline;
    for (let part = 10, more = true; more; ) {
      const flags = glyph.getUint16(part);
      glyph.setUint16(part + 2, this.includeGlyph(glyph.getUint16(part + 2)));
      const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
      part += 4 + (flags & 0x1 ? 4 : 2) + scale;
      more = (flags & 0x20) !== 0;
    }
    return outline;
  }

  #metrics(): Uint8Array {
    const { view, at } = this.#font;
    const told = view.getUint16(at('hhea') + 34);
    const metrics = over(new Uint8Array(this.#ids.length * 4));
    this.#ids.forEach((id, number) => {
      // Glyphs at the end may share the width of the last one told.
      const bearing = id < told ? id * 4 + 2 : told * 4 + (id - told) * 2;
      metrics.setUint16(number * 4, view.getUint16(at('hmtx') + Math.min(id, told - 1) * 4));
      metrics.setInt16(number * 4 + 2, view.getInt16(at('hmtx') + bearing));
    });
    return new Uint8Array(metrics.buffer);
  }
}

const over = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
/** Files are read into buffers, and a slice of a buffer is no copy. */
const copied = (bytes: Uint8Array) => Uint8Array.from(bytes);
const padded = (length: number) => Math.ceil(length / 4) * 4;

function laidOut(outlines: readonly Uint8Array[]): [loca: Uint8Array, glyf: Uint8Array] {
  const loca = over(new Uint8Array((outlines.length + 1) * 4));
  const glyf = new Uint8Array(outlines.reduce((sum, { length }) => sum + padded(length), 0));
  let offset = 0;
  outlines.forEach((outline, number) => {
    glyf.set(outline, offset);
    offset += padded(outline.length);
    loca.setUint32((number + 1) * 4, offset);
  });
  return [new Uint8Array(loca.buffer), glyf];
}

/** The tables, which come in the order of their names, behind a directory of them. */
function fontOf(tables: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const start = 12 + tables.length * 16;
  const font = new Uint8Array(tables.reduce((sum, [, { length }]) => sum + padded(length), start));
  const view = over(font);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x0001_0000);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, (tables.length - 2 ** power) * 16);
  let offset = start;
  tables.forEach(([name, bytes], index) => {
    font.set(bytes, offset);
    font.set(Buffer.from(name, 'latin1'), 12 + index * 16);
    view.setUint32(16 + index * 16, checksum(view, offset, padded(bytes.length)));
    view.setUint32(20 + index * 16, offset);
    view.setUint32(24 + index * 16, bytes.length);
    offset += padded(bytes.length);
  });
  return font;
}

function checksum(view: DataView, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
