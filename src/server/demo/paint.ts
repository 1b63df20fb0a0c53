import { crc32, deflateSync } from 'node:zlib';

/** Red, green, blue and opacity, each from 0 to 255. */
export type Pixel = readonly [number, number, number, number];

/**
 * Paints a picture pixel by pixel, as a PNG (ISO/IEC 15948): the demo needs pictures, and the repository holds no binary
 * files for it. Each pixel is the mean of four points in it, so that edges are smooth. A color that is always the same
 * object is not computed again inside its area, which is most of a picture.
 */
export function paint(width: number, height: number, pixel: (x: number, y: number) => Pixel): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 4));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const first = pixel(x + 0.25, y + 0.25);
      const second = pixel(x + 0.75, y + 0.25);
      const third = pixel(x + 0.25, y + 0.75);
      const fourth = pixel(x + 0.75, y + 0.75);
      const isPlain = first === second && first === third && first === fourth;
      const color = isPlain && first[3] === 255 ? first : mean([first, second, third, fourth]);
      const at = y * (1 + width * 4) + 1 + x * 4;
      for (let channel = 0; channel < 4; channel += 1) rows[at + channel] = color[channel]!;
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits for each of red, green, blue and opacity.
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Colors count by their opacity, so that an edge beside nothing keeps its color. */
function mean(pixels: readonly Pixel[]): Pixel {
  const opacity = pixels.reduce((sum, [, , , a]) => sum + a, 0);
  const channel = (at: 0 | 1 | 2) =>
    opacity === 0 ? 0 : Math.round(pixels.reduce((sum, one) => sum + one[at] * one[3], 0) / opacity);
  return [channel(0), channel(1), channel(2), Math.round(opacity / pixels.length)];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export const rgbOf = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
