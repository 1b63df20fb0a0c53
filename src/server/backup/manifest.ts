import { createHash, timingSafeEqual } from 'node:crypto';
import { createCipher } from '../ports/cipher.ts';

export const FORMAT = 'tandem-backup/1';

/** The second-last entry of a backup, which describes all others. */
export interface Manifest {
  format: string;
  /** The Tandem version that wrote the backup. */
  version: string;
  taken_at: string;
  postgresql: string;
  /** Identifies the secret without revealing it. */
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

/** The rows of a table as COPY writes them, in sequence. */
export interface TableContent extends Content {
  name: string;
  columns: string[];
  rows: number;
}

export interface FolderContent extends Content {
  folder: Folder;
  count: number;
  /** Keys that rows refer to but whose files were missing. */
  missing: string[];
  missing_count: number;
}

/** The stores of the kernel. */
export const FOLDERS = ['files', 'documents', 'reports', 'forms'] as const;
export type Folder = (typeof FOLDERS)[number];

/** Counts and hashes the bytes that pass. */
export class Measure {
  readonly #hash = createHash('sha256');
  bytes = 0;
  rows = 0;

  add(chunk: Uint8Array): void {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
  }
  /** COPY writes a row as one line and escapes a line break within it as two characters. */
  addRows(chunk: Uint8Array): void {
    this.add(chunk);
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) this.rows += 1;
  }
  /** A file's name and size are hashed before its bytes, so that files cannot be exchanged. */
  addName(key: string, size: number): void {
    this.#hash.update(`${key} ${size}\n`);
  }
  result(): Content {
    return { bytes: this.bytes, sha256: this.#hash.digest('hex') };
  }
}

/** Keys are derived from the secret itself, because a backup is verified before there is a database with a root key. */
const printUnder = (secret: string, use: string) => createCipher(secret, `backup ${use}`).fingerprint;

/** Identifies a secret without revealing it. */
export const fingerprintOf = (secret: string): string => printUnder(secret, 'secret')('secret');

/** Without the secret, a backup and its checksums cannot be changed together. */
export function signatureOf(manifest: Uint8Array, secret: string): string {
  return printUnder(secret, 'signature')(createHash('sha256').update(manifest).digest('hex'));
}

export function isSigned(manifest: Uint8Array, signature: string, secret: string): boolean {
  const expected = Buffer.from(signatureOf(manifest, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
