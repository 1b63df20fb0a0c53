import { createHash, timingSafeEqual } from 'node:crypto';
import { createCipher } from '../ports/cipher.ts';

export const FORMAT = 'tandem-backup/1';

/** The last but one entry of a backup: what the others must be. */
export interface Manifest {
  format: string;
  /** The Tandem that made it. */
  version: string;
  taken_at: string;
  postgresql: string;
  /** Which secret it belongs to, without telling anything of it. */
  secret: string;
  migrations: { name: string; hash: string }[];
  companies: number;
  people: number;
  tables: TableContent[];
  sequences: { name: string; value: string }[];
  files: FolderContent[];
}

export interface Content {
  bytes: number;
  sha256: string;
}

/** A table's rows as COPY writes them, one after the other. */
export interface TableContent extends Content {
  name: string;
  columns: string[];
  rows: number;
}

export interface FolderContent extends Content {
  folder: Folder;
  count: number;
  /** Keys that rows speak of and the folder did not have. */
  missing: string[];
  missing_count: number;
}

/** The stores of the kernel. */
export const FOLDERS = ['files', 'documents', 'reports'] as const;
export type Folder = (typeof FOLDERS)[number];

/** Counts what passes. */
export class Measure {
  readonly #hash = createHash('sha256');
  bytes = 0;
  rows = 0;

  add(chunk: Uint8Array): void {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
  }
  /** COPY writes a row as a line; a line break within one it writes as two characters. */
  addRows(chunk: Uint8Array): void {
    this.add(chunk);
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) this.rows += 1;
  }
  /** A file's name and size stand before its bytes, so that none passes for another. */
  addName(key: string, size: number): void {
    this.#hash.update(`${key} ${size}\n`);
  }
  result(): Content {
    return { bytes: this.bytes, sha256: this.#hash.digest('hex') };
  }
}

/** Keys of their own, which follow from the secret itself: a backup is proven before there is a database with a root. */
const printUnder = (secret: string, use: string) => createCipher(secret, `backup ${use}`).fingerprint;

/** The same for the same secret, and of no use to find it. */
export const fingerprintOf = (secret: string): string => printUnder(secret, 'secret')('secret');

/** Without the secret nobody can change a backup and its sums with it. */
export function signatureOf(manifest: Uint8Array, secret: string): string {
  return printUnder(secret, 'signature')(createHash('sha256').update(manifest).digest('hex'));
}

export function isSigned(manifest: Uint8Array, signature: string, secret: string): boolean {
  const expected = Buffer.from(signatureOf(manifest, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
