import { TrueTypeSubset } from './true-type-subset.ts';

/**
 * Just enough of TrueType to write with a font that has no ligatures and no kerning: which glyph stands for a character, and
 * how wide it is. It is what pdf-lib asks of a font before it embeds its bytes.
 */
interface Glyph {
  id: number;
  codePoints: number[];
  advanceWidth: number;
}

export function trueType(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  const lengths = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + index * 16;
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    tables.set(name, view.getUint32(at + 8));
    lengths.set(name, view.getUint32(at + 12));
  }
  const at = (table: string) => {
    const offset = tables.get(table);
    if (offset === undefined) throw new TypeError(`The font has no table ${table}.`);
    return offset;
  };
  const table = (name: string) => {
    const offset = tables.get(name) ?? 0;
    return bytes.subarray(offset, offset + (lengths.get(name) ?? 0));
  };
  const [head, hhea, os2, hmtx] = [at('head'), at('hhea'), at('OS/2'), at('hmtx')];
  const metrics = view.getUint16(hhea + 34);
  const widthOf = (id: number) => view.getUint16(hmtx + Math.min(id, metrics - 1) * 4);
  const glyphs = new Map(
    [...readCmap(view, at('cmap'))].map(([codePoint, id]): [number, Glyph] => [
      codePoint,
      { id, codePoints: [codePoint], advanceWidth: widthOf(id) },
    ]),
  );
  const missing: Glyph = { id: 0, codePoints: [], advanceWidth: widthOf(0) };
  const [minX, minY, maxX, maxY] = [36, 38, 40, 42].map((offset) => view.getInt16(head + offset)) as [
    number,
    number,
    number,
    number,
  ];
  return {
    postscriptName: null,
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    italicAngle: 0,
    capHeight: view.getInt16(os2 + 88),
    xHeight: view.getInt16(os2 + 86),
    bbox: { minX, minY, maxX, maxY, width: maxX - minX, height: maxY - minY },
    characterSet: [...glyphs.keys()],
    'OS/2': { sFamilyClass: view.getInt16(os2 + 30) },
    hasGlyph: (codePoint: number) => glyphs.has(codePoint),
    glyphForCodePoint: (codePoint: number) => glyphs.get(codePoint) ?? missing,
    layout: (text: string) => ({
      glyphs: Array.from(text, (character) => glyphs.get(character.codePointAt(0)!) ?? missing),
    }),
    createSubset: () => new TrueTypeSubset({ view, at, table }),
  };
}

/** Segments of characters that follow each other (format 4), or groups of them (format 12). */
function readCmap(view: DataView, cmap: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const table = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(table);
    if (format === 4) readSegments(view, table, found);
    if (format === 12) readGroups(view, table, found);
  }
  return found;
}

function readSegments(view: DataView, table: number, found: Map<number, number>): void {
  const twice = view.getUint16(table + 6);
  const [ends, starts] = [table + 14, table + 16 + twice];
  const [deltas, ranges] = [starts + twice, starts + 2 * twice];
  for (let offset = 0; offset < twice; offset += 2) {
    const [start, end] = [view.getUint16(starts + offset), view.getUint16(ends + offset)];
    const [delta, range] = [view.getUint16(deltas + offset), view.getUint16(ranges + offset)];
    for (let codePoint = start; codePoint <= end && codePoint !== 0xffff; codePoint += 1) {
      const listed = range === 0 ? codePoint : view.getUint16(ranges + offset + range + (codePoint - start) * 2);
      const id = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (id !== 0) found.set(codePoint, id);
    }
  }
}

function readGroups(view: DataView, table: number, found: Map<number, number>): void {
  for (let index = 0; index < view.getUint32(table + 12); index += 1) {
    const group = table + 16 + index * 12;
    const [start, end, id] = [0, 4, 8].map((offset) => view.getUint32(group + offset)) as [number, number, number];
    for (let codePoint = start; codePoint <= end; codePoint += 1) found.set(codePoint, id + codePoint - start);
  }
}
