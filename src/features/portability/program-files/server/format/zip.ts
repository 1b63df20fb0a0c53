import { crc32, inflateRawSync } from 'node:zlib';
import { invalid } from '#server/errors.ts';
import { zipped } from '#server/guarded/zip.ts';
import { MOST_BYTES, MOST_FILE_BYTES, MOST_FILES, type ProgramFile } from '../../schema.ts';

const refuse = (reason: string) => invalid({ file: [reason] }, reason);

/** Packs files; the same files always give the same bytes. */
export const packFiles = (files: readonly ProgramFile[], share: string): Promise<Uint8Array> =>
  zipped(Object.fromEntries(files.map(({ path, text }) => [path, Buffer.from(text)])), share);

interface Entry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
}

/**
 * Unpacks a small archive of texts. The list of the archive is checked before anything is unpacked; because it may be
 * false, each file is unpacked to at most its listed size and compared with its checksum. A folder that contains
 * everything is removed from the paths.
 * @throws 422 with the reason
 */
export function unpackFiles(bytes: Buffer): ProgramFile[] {
  const entries = listOf(bytes);
  if (entries.length > MOST_FILES) throw refuse(`The archive has more than ${MOST_FILES} files.`);
  let announced = 0;
  for (const { name, size, packed } of entries) {
    if (size > MOST_FILE_BYTES || packed > MOST_FILE_BYTES) throw refuse(`${shown(name)} is too large.`);
    announced += size;
    if (announced > MOST_BYTES) throw refuse('The archive is too large when it is unpacked.');
  }
  const names = entries.map(({ name }) => name);
  if (new Set(names).size < names.length) throw refuse('The archive contains a file twice.');
  const root = commonFolder(names);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return entries.map((entry) => {
    const content = unpacked(bytes, entry);
    try {
      return { path: entry.name.slice(root.length), text: decoder.decode(content) };
    } catch {
      throw refuse(`${shown(entry.name)} is not a text in UTF-8.`);
    }
  });
}

const NO_ARCHIVE = 'The file is not a complete zip archive.';

/** The files in the list at the end of an archive (PKWARE APPNOTE, 4.3). */
function listOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length) throw refuse(NO_ARCHIVE);
  const count = bytes.readUInt16LE(end + 10);
  let next = bytes.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let number = 0; number < count; number += 1) {
    if (next + 46 > end || bytes.readUInt32LE(next) !== 0x02014b50) throw refuse(NO_ARCHIVE);
    const length = bytes.readUInt16LE(next + 28);
    const name = bytes.toString('utf8', next + 46, next + 46 + length);
    const entry = {
      name,
      method: bytes.readUInt16LE(next + 10),
      crc: bytes.readUInt32LE(next + 16),
      packed: bytes.readUInt32LE(next + 20),
      size: bytes.readUInt32LE(next + 24),
      at: bytes.readUInt32LE(next + 42),
    };
    next += 46 + length + bytes.readUInt16LE(next + 30) + bytes.readUInt16LE(next + 32);
    if (name.endsWith('/')) continue;
    requireSafe(name);
    if (!isIgnored(name)) entries.push(entry);
  }
  return entries;
}

function unpacked(bytes: Buffer, { name, method, crc, packed, size, at }: Entry): Buffer {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== 0x04034b50) throw refuse(NO_ARCHIVE);
  const first = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(first, first + packed);
  let plain: Buffer;
  try {
    plain = method === 0 ? content : inflateRawSync(content, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw refuse(`The archive is damaged: ${shown(name)} cannot be unpacked.`);
  }
  if (plain.length !== size || crc32(plain) !== crc)
    throw refuse(`The archive is damaged: ${shown(name)} is not complete.`);
  return plain;
}

const shown = (name: string) => `“${name.slice(0, 80)}”`;

function requireSafe(name: string): void {
  const isSafe =
    name.length <= 200 &&
    /^[A-Za-z0-9._/ -]+$/.test(name) &&
    !name.startsWith('/') &&
    !/(^|\/)\.{1,2}(\/|$)/.test(name);
  if (!isSafe) throw refuse(`The archive contains an unsafe path: ${shown(name)}.`);
}

/** Files that systems and Git add to folders. */
export function isIgnored(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX') || /(^|\/)README\.md$/.test(name);
}

function commonFolder(names: readonly string[]): string {
  if (names.includes('program.yaml')) return '';
  const first = names.find((name) => /^[^/]+\/program\.yaml$/.test(name));
  const root = first?.slice(0, first.indexOf('/') + 1) ?? '';
  return names.every((name) => name.startsWith(root)) ? root : '';
}
