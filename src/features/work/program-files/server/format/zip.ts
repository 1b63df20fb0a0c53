import { strToU8, unzipSync, zipSync } from 'fflate';
import { invalid } from '#server/errors.ts';
import { MOST_BYTES, MOST_FILE_BYTES, MOST_FILES, type ProgramFile } from '../../schema.ts';

const refuse = (reason: string) => invalid({ file: [reason] }, reason);

/** Packs files; the same files always give the same bytes. */
export function packFiles(files: readonly ProgramFile[]): Uint8Array {
  const mtime = '1980-01-01T00:00:00';
  return zipSync(Object.fromEntries(files.map(({ path, text }) => [path, [strToU8(text), { mtime }]])), { level: 6 });
}

/**
 * Unpacks a small archive of texts. Sizes are checked before anything is unpacked, and again afterwards, because the list
 * of an archive may be false. A folder that contains everything is removed from the paths.
 * @throws 422 with the reason
 */
export function unpackFiles(bytes: Uint8Array): ProgramFile[] {
  let announced = 0;
  let count = 0;
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        if (name.endsWith('/')) return false;
        requireSafe(name);
        if (isIgnored(name)) return false;
        count += 1;
        announced += originalSize;
        if (count > MOST_FILES) throw refuse(`The archive has more than ${MOST_FILES} files.`);
        if (originalSize > MOST_FILE_BYTES || size > MOST_FILE_BYTES) throw refuse(`${shown(name)} is too large.`);
        if (announced > MOST_BYTES) throw refuse('The archive is too large when it is unpacked.');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw refuse('The file is not a complete zip archive.');
  }
  const names = Object.keys(unpacked);
  if (names.length < count) throw refuse('The archive contains a file twice.');
  const root = commonFolder(names);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return names.map((name) => {
    const content = unpacked[name]!;
    if (content.length > MOST_FILE_BYTES) throw refuse(`${shown(name)} is too large.`);
    try {
      return { path: name.slice(root.length), text: decoder.decode(content) };
    } catch {
      throw refuse(`${shown(name)} is not a text in UTF-8.`);
    }
  });
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
