import type { PictureKind } from './kind.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * The size in pixels, read from the header without decoding the picture; undefined when it is damaged.
 * Formats: PNG (ISO/IEC 15948, IHDR), GIF89a (logical screen), JPEG (ITU-T T.81, SOF), WebP (RFC 9649).
 */
export function pictureSize(bytes: Buffer, kind: PictureKind): Size | undefined {
  try {
    const { width, height } = readers[kind](bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch (error) {
    // The header ends before the size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const readers: Record<PictureKind, (bytes: Buffer) => Size> = {
  png: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  gif: (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  jpg: jpegSize,
  webp: webpSize,
};

/** The start of a frame: C0 to CF, without the tables C4, C8 and CC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): Size {
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return { width: 0, height: 0 };
    const marker = bytes.readUInt8(at + 1);
    // Fill bytes and markers without a length.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
}

function webpSize(bytes: Buffer): Size {
  const format = bytes.toString('latin1', 12, 16);
  if (format === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (format === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  if (format === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  return { width: 0, height: 0 };
}
