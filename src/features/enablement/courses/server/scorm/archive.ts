import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { invalid, Refusal } from '#server/errors.ts';
import type { FileStore } from '#server/ports/files.ts';

/** The position of a file in an archive. Archives stay packed: files are read from their position on request. */
export interface Entry {
  /** The offset of the local header. */
  at: number;
  packed: number;
  size: number;
  /** 0: stored; 8: deflated. */
  method: 0 | 8;
  /** Absent for packages that were uploaded before checksums were verified. */
  crc?: number;
}
export type Entries = Record<string, Entry>;

export const MOST_PACKAGE_BYTES = 300 * 1024 * 1024;
const MOST_ENTRIES = 5_000;
const MOST_UNPACKED = 1024 * 1024 * 1024;
/** Text compresses to a twentieth; a file that compresses further than this is a zip bomb. */
const MOST_RATIO = 200;
const END_BYTES = 22 + 65_535;

const refuse = (reason: string) => invalid({ file: [reason] }, `${reason}.`);

async function bytes(files: FileStore, key: string, first: number, last: number): Promise<Buffer> {
  const stream = await files.stream(key, { first, last });
  if (!stream) throw refuse('The file was not stored');
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Reads the list of files of a zip, which is checked before anything is unpacked.
 * @throws 422 with the reason why a package is rejected
 */
export async function readEntries(files: FileStore, key: string, size: number): Promise<Entries> {
  const tailAt = Math.max(0, size - END_BYTES);
  const tail = await bytes(files, key, tailAt, size - 1);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > tail.length) throw refuse('The file is not a complete zip archive');
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const at = tail.readUInt32LE(end + 16);
  if (tail.readUInt16LE(end + 4) !== 0) throw refuse('Archives in several parts are not supported');
  if (count === 0xffff || at === 0xffffffff) throw refuse('Archives of 4 GB or more are not supported');
  if (count > MOST_ENTRIES) throw refuse(`The package has more than ${MOST_ENTRIES} files`);
  if (at + length > size) throw refuse('The archive is damaged');
  if (count === 0) throw refuse('The package is empty');
  const list = await bytes(files, key, at, at + length - 1);
  const entries: Entries = Object.create(null);
  const folded = new Set<string>();
  let unpacked = 0;
  let next = 0;
  for (let n = 0; n < count; n++) {
    if (next + 46 > list.length || list.readUInt32LE(next) !== 0x02014b50) throw refuse('The archive is damaged');
    const flags = list.readUInt16LE(next + 8);
    const method = list.readUInt16LE(next + 10);
    const crc = list.readUInt32LE(next + 16);
    const packed = list.readUInt32LE(next + 20);
    const full = list.readUInt32LE(next + 24);
    const nameLength = list.readUInt16LE(next + 28);
    const mode = list.readUInt32LE(next + 38) >>> 16;
    const name = list.toString((flags & 0x800) !== 0 ? 'utf8' : 'latin1', next + 46, next + 46 + nameLength);
    const header = list.readUInt32LE(next + 42);
    next += 46 + nameLength + list.readUInt16LE(next + 30) + list.readUInt16LE(next + 32);
    const path = safePath(name);
    if (path === null) throw refuse(`The package contains an unsafe path: “${name.slice(0, 80)}”`);
    if ((mode & 0o170000) === 0o120000) throw refuse(`The package contains a link: “${path}”`);
    if (name.endsWith('/')) continue;
    if ((flags & 1) !== 0) throw refuse('The package is encrypted');
    if (method !== 0 && method !== 8) throw refuse(`“${path}” is packed in a way that is not supported`);
    if (method === 0 && packed !== full) throw refuse(`The archive is damaged: “${path}” is not complete`);
    if (full > 1_000_000 && full > packed * MOST_RATIO) throw refuse(`“${path}” unpacks to far more than it should`);
    unpacked += full;
    if (unpacked > MOST_UNPACKED) throw refuse('The package unpacks to more than 1 GB');
    if (header + 30 > size || header + packed > size) throw refuse('The archive is damaged');
    if (folded.has(path.toLowerCase())) throw refuse(`The package contains “${path}” twice`);
    folded.add(path.toLowerCase());
    entries[path] = { at: header, packed, size: full, method, crc };
  }
  return entries;
}

/** @returns null for a path that could lead out of the package */
export function safePath(name: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (name === '' || name.length > 500 || /[\u0000-\u001f\u007f]/.test(name)) return null;
  const path = name.replaceAll('\\', '/').replace(/\/$/, '');
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return null;
  return path.split('/').some((part) => part === '..' || part === '.' || part === '') ? null : path;
}

async function placeOf(files: FileStore, key: string, { at }: Entry): Promise<number> {
  const header = await bytes(files, key, at, at + 29);
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) throw refuse('The archive is damaged');
  return at + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/** Reads a small file as a whole. @throws 422 when it is larger than `most` */
export async function readEntry(files: FileStore, key: string, entry: Entry, most: number): Promise<Buffer> {
  if (entry.size > most) throw refuse('A file of the package is too large');
  if (entry.packed === 0) return Buffer.alloc(0);
  const first = await placeOf(files, key, entry);
  const packed = await bytes(files, key, first, first + entry.packed - 1);
  if (entry.method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch {
    throw refuse('The archive is damaged');
  }
}

async function* unpackedChunks(files: FileStore, key: string, entry: Entry, first: number): AsyncGenerator<Buffer> {
  const packed = await files.stream(key, { first, last: first + entry.packed - 1 });
  if (!packed) throw refuse('The file was not stored');
  if (entry.method === 0) return yield* packed as AsyncIterable<Buffer>;
  const unpacked = createInflateRaw();
  pipeline(packed, unpacked, () => {});
  yield* unpacked as AsyncIterable<Buffer>;
}

/**
 * Unpacks everything once, because the list of an archive may be false. It stops as soon as a file becomes larger than
 * listed, so that it never unpacks more than the list was allowed to.
 * @throws 422 with the reason why a package is rejected
 */
export async function requireTrueSizes(files: FileStore, key: string, entries: Entries): Promise<void> {
  const places: { first: number; end: number }[] = [];
  for (const [path, entry] of Object.entries(entries)) {
    const first = await placeOf(files, key, entry);
    places.push({ first: entry.at, end: first + entry.packed });
    let size = 0;
    let crc = 0;
    try {
      if (entry.packed > 0) {
        for await (const chunk of unpackedChunks(files, key, entry, first)) {
          size += chunk.length;
          if (size > entry.size) break;
          crc = crc32(chunk, crc);
        }
      }
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw refuse(`The archive is damaged: “${path}” cannot be unpacked`);
    }
    if (size > entry.size) throw refuse(`“${path}” unpacks to more than the archive says`);
    if (size < entry.size || crc !== entry.crc) throw refuse(`The archive is damaged: “${path}” is not complete`);
  }
  places.sort((one, other) => one.first - other.first);
  if (places.some(({ first }, at) => at > 0 && first < places[at - 1]!.end))
    throw refuse('The archive is damaged: its files overlap');
}

/** Streams an unpacked file. It ends at the listed size, even if the stored archive was changed later. */
export async function streamEntry(files: FileStore, key: string, entry: Entry): Promise<Readable | Buffer> {
  if (entry.size === 0 || entry.packed === 0) return Buffer.alloc(0);
  const first = await placeOf(files, key, entry);
  return Readable.from(limited(unpackedChunks(files, key, entry, first), entry.size), { objectMode: false });
}

async function* limited(source: AsyncIterable<Buffer>, most: number) {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > most) throw new Error('A file of a package unpacks to more than its list says.');
    yield chunk;
  }
}
