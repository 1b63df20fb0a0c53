export const pictureTypes = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', gif: 'image/gif' } as const;
export type PictureKind = keyof typeof pictureTypes;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** The image type by content, whatever the file name. SVG is left out: it can carry scripts. */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (['GIF87a', 'GIF89a'].includes(text(0, 6))) return 'gif';
  return undefined;
}
