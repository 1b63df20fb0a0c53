import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 595;
const HEIGHT = 842;

/**
 * Creates a real PDF of one A4 page: a heading and lines of text in Helvetica (ISO 32000-1, 7.5: header, objects,
 * table, trailer).
 */
export function samplePdf(heading: string, lines: readonly string[]): Buffer {
  const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '-');
  const text = [
    `BT /B 20 Tf 60 ${HEIGHT - 90} Td (${escaped(heading)}) Tj ET`,
    `0.76 0.25 0.05 rg 60 ${HEIGHT - 104} 80 3 re f 0 g`,
    ...lines.map((line, index) => `BT /R 11 Tf 60 ${HEIGHT - 140 - 18 * index} Td (${escaped(line)}) Tj ET`),
  ].join('\n');
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(en)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents 4 0 R/Resources<</Font<</R 5 0 R/B 6 0 R>>>>>>`,
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const place of places) file += `${String(place).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

type Color = readonly [number, number, number];

/** Creates a real PNG, drawn pixel by pixel (RFC 2083: header, one compressed stream of unfiltered rows, end). */
export function pngOf(width: number, height: number, colorAt: (x: number, y: number) => Color): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(colorAt(x, y), y * (width * 3 + 1) + 1 + x * 3);
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per channel for red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const GROUND: Color = [245, 245, 244];
const WALL: Color = [87, 83, 78];
const MARK: Color = [249, 115, 22];

/** A site plan of a yard: walls, bays along two sides, and the places of the readers. */
export function sitePlan(): Buffer {
  return pngOf(720, 480, (x, y) => {
    const isWall = x < 12 || x >= 708 || y < 12 || (y >= 468 && (x < 300 || x > 420));
    if (isWall) return WALL;
    const isBay = (y < 130 || y > 350) && x % 80 < 3;
    if (isBay) return WALL;
    const isReader =
      [300, 420].some((at) => (x - at) ** 2 + (y - 455) ** 2 < 90) || (x - 360) ** 2 + (y - 240) ** 2 < 160;
    return isReader ? MARK : GROUND;
  });
}
