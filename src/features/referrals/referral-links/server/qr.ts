import { crc32, deflateSync } from 'node:zlib';
import { encode, renderSVG } from 'uqr';

const QUIET_ZONE = 4;

export function qrSvg(text: string): string {
  return renderSVG(text, { ecc: 'M', border: QUIET_ZONE });
}

/** A black and white PNG of at least `size` pixels (PNG specification, color type 0, depth 1). */
export function qrPng(text: string, size = 512): Buffer {
  const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const scale = Math.max(1, Math.ceil(size / modules));
  const width = modules * scale;
  const stride = Math.ceil(width / 8);
  const rows = Buffer.alloc((stride + 1) * width);
  for (let y = 0; y < width; y += 1) {
    const line = data[Math.floor(y / scale)]!;
    for (let x = 0; x < width; x += 1) {
      // A set bit is white.
      if (!line[Math.floor(x / scale)]) rows[y * (stride + 1) + 1 + (x >> 3)]! |= 0x80 >> (x & 7);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header[8] = 1;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
