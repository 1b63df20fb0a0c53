import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the bytes of uploaded files lie. Who may read them is decided before it is asked. */
export interface FileStore {
  /** Kept for good once it resolves. A key is written once: other content gets another key. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** @returns undefined when there is no such file */
  read(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
}

const KEY = /^[A-Za-z0-9_-]{20,64}$/;

/** A key nobody can guess: 144 random bits. */
export function newFileKey(): string {
  return randomBytes(18).toString('base64url');
}

/** Files in a folder; several servers on one database need to share it. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new TypeError(`"${key}" is no key of a file.`);
    // Folders of some hundred files each, whatever their number.
    return join(folder, key.slice(0, 2).toLowerCase(), key);
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${newFileKey()}`;
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        // A reader finds the whole file or none, also after a crash.
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(key) {
      return readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
