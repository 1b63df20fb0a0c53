import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Folder } from '../backup/manifest.ts';
import { Refusal } from '../errors.ts';

/** A row names a file that is not stored any more. A repeated try does not bring it back, so a job ends with it. */
export class FileGone extends Refusal {
  constructor(name = 'This file') {
    super(404, `${name} is no longer stored.`);
  }
}

/** Stores the bytes of uploaded files. Callers check access first. */
export interface FileStore {
  /** Stores bytes durably before it resolves. A key is written once: other content gets another key. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Stores a stream without holding it in memory. If it breaks off, nothing is stored. */
  take(key: string, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  /** @throws FileGone with this name if there is no such file */
  read(key: string, name?: string): Promise<Buffer>;
  /** Reads a file that may be gone. @returns undefined if there is no such file */
  find(key: string): Promise<Buffer | undefined>;
  /** Streams a file, or its bytes from the first to the last given. @returns undefined if there is no such file */
  stream(key: string, range?: { first: number; last: number }): Promise<Readable | undefined>;
  /** @returns undefined if there is no such file */
  size(key: string): Promise<number | undefined>;
  /** Removes a file, or an incomplete upload of it. */
  remove(key: string): Promise<void>;
  /** Lists the files of this store, without those of a former one. */
  keys(): AsyncIterable<{ key: string; size: number }>;
}

const KEY = /^[A-Za-z0-9_-]{20,64}$/;

export const isFileKey = (text: string): boolean => KEY.test(text);

/** Keys are made here, and never from a name that a person gave. */
export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new TypeError(`"${key}" is not a file key.`);
  return key;
}

/** A key that cannot be guessed: 144 random bits. */
export function newFileKey(): string {
  return randomBytes(18).toString('base64url');
}

/** Stores files in a folder; several servers on one database must share it. */
function diskFiles(folder: string): FileStore {
  const pathOf = (key: string) => {
    // Each subfolder holds a few hundred files.
    return join(folder, requireFileKey(key).slice(0, 2).toLowerCase(), key);
  };
  const unfinishedOf = (path: string) => `${path}.part`;
  const ifThere = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  };
  return {
    write(key, bytes) {
      return this.take(key, [bytes]);
    },
    async take(key, source) {
      const path = pathOf(key);
      const isNew = (await mkdir(dirname(path), { recursive: true, mode: 0o700 })) !== undefined;
      const unfinished = unfinishedOf(path);
      const file = await open(unfinished, 'wx', 0o600);
      try {
        try {
          for await (const chunk of source) await file.writeFile(chunk);
          await file.sync();
        } finally {
          await file.close();
        }
        // Readers find the complete file or none, even after a crash, and it is on disk before any row refers to it.
        await rename(unfinished, path);
        await syncFolder(dirname(path));
        if (isNew) await syncFolder(folder);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(key, name) {
      return required(await this.find(key), name);
    },
    async find(key) {
      return readFile(pathOf(key)).catch(ifThere);
    },
    async stream(key, range) {
      const file = await open(pathOf(key)).catch(ifThere);
      return file?.createReadStream(range && { start: range.first, end: range.last });
    },
    async size(key) {
      return (await stat(pathOf(key)).catch(ifThere))?.size;
    },
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rm(unfinishedOf(path), { force: true });
    },
    async *keys() {
      // Folders with longer names belong to other stores.
      const subfolders = ((await readdir(folder).catch(ifThere)) ?? []).filter((name) => name.length === 2);
      for (const subfolder of subfolders) {
        const names = ((await readdir(join(folder, subfolder)).catch(ifThere)) ?? []).filter(isFileKey);
        for (const key of names) {
          const size = await this.size(key);
          if (size !== undefined) yield { key, size };
        }
      }
    },
  };
}

function required(bytes: Buffer | undefined, name?: string): Buffer {
  if (!bytes) throw new FileGone(name);
  return bytes;
}

export type FileStores = Record<Folder, FileStore>;

/** All stores of the data folder are below one folder, so that copying it is enough. */
export function folderStores(folder: string): FileStores {
  return {
    files: diskFiles(folder),
    documents: diskFiles(join(folder, 'documents')),
    reports: diskFiles(join(folder, 'reports')),
    forms: diskFiles(join(folder, 'forms')),
  };
}

/** Reports were stored with the pictures before they had their own store. */
export function withFormerReports(stores: FileStores): FileStores {
  return { ...stores, reports: withFormerStore(stores.reports, stores.files) };
}

export const fileStores = (folder: string): FileStores => withFormerReports(folderStores(folder));

/**
 * Writes to one store, and also reads files that are still in another. A file that is moved between the two looks is in
 * the first again.
 */
export function withFormerStore(store: FileStore, former: FileStore): FileStore {
  async function firstOf<T>(look: (place: FileStore) => Promise<T | undefined>): Promise<T | undefined> {
    return (await look(store)) ?? (await look(former)) ?? look(store);
  }
  const find = (key: string) => firstOf((place) => place.find(key));
  return {
    ...store,
    read: async (key, name) => required(await find(key), name),
    find,
    stream: (key, range) => firstOf((place) => place.stream(key, range)),
    size: (key) => firstOf((place) => place.size(key)),
    // The former one first: a move that runs at the same time then removes its copy again.
    async remove(key) {
      await former.remove(key);
      await store.remove(key);
    },
  };
}

export async function syncFolder(folder: string): Promise<void> {
  // Folders cannot be opened on this system.
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
