import { createHmac } from 'node:crypto';
import type { Folder } from '../backup/manifest.ts';
import { type Cipher, createCipher } from '../ports/cipher.ts';
import type { ContentHashes } from './contents.ts';

export const MOVE_FORMAT = 'tandem-move/1';

/** The first message of a move; the receiving installation checks it before anything happens. */
export interface Offer {
  format: string;
  version: string;
  migrations: string;
  company: { id: string; name: string; slug: string };
  /** Organizations of partners that come along. */
  partners: { id: string; slug: string; name: string }[];
}

export interface MovedPerson {
  id: string;
  email: string;
  name: string;
  image: string | null;
  email_verified: boolean;
  status: string;
  created_at: string;
  username: string | null;
  phone: string | null;
  password: string | null;
  two_factor: { secret: string; enabled_at: string | null; last_step: number; created_at: string } | null;
  preference: {
    user_mode_state: string | null;
    appearance: string;
    region: string | null;
    language: string | null;
    page_size: string | null;
  } | null;
}

export interface MovedJob {
  task: string;
  payload: Record<string, unknown>;
  run_at: string;
  max_attempts: number;
  job_key: string | null;
  queue: string | null;
}

export interface MovedEvent {
  organization_id: string;
  topic: string;
  ref_id: string | null;
  payload: Record<string, unknown>;
  occurred_at: string;
}

/** Everything that is not a row of a company's table, or a file. */
export interface Accompaniments {
  ids: string[];
  shared: string[];
  people: MovedPerson[];
  clients: { id: string; name: string; redirect_uris: string[]; created_at: string }[];
  flags: { key: string; target: string; is_on: boolean; until: string | null }[];
  signing_keys: { purpose: string; seed: string }[];
  events: MovedEvent[];
  jobs: MovedJob[];
  /** The highest transaction number in the rows. */
  last_tx: string;
}

/** One encrypted value: the key of its row, and the text. */
export interface SealedValue {
  key: Record<string, string>;
  text: string;
}

export interface MoveManifest {
  company: string;
  tables: ContentHashes;
  files: { folder: Folder; key: string; size: number; sha256: string }[];
  missing_files: number;
}

/** Encrypts what only the receiving process may read; both sides have the token. */
export const transitCipher = (token: string): Cipher => createCipher(token, 'company move');

/** @param text what must come from the holder of the token */
export const transitSignature = (token: string, text: Uint8Array): string =>
  createHmac('sha256', `company move ${token}`).update(text).digest('hex');
