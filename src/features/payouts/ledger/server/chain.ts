import { createHash } from 'node:crypto';
import type { EntryPosting } from '../schema.ts';

/** The hashed content of an entry. Derived values (ids, balances, the hash itself) are not part of the hash. */
export interface ChainedEntry {
  seq: number;
  kind: string;
  effective_on: string;
  posted_at: string;
  source_table: string;
  source_id: string;
  idempotency_key: string;
  memo: string | null;
  postings: readonly EntryPosting[];
}

/** A list has a fixed order, so this text is canonical without rules about keys. */
export function canonicalText(entry: ChainedEntry): string {
  return JSON.stringify([entry.seq, new Date(entry.posted_at).toISOString(), ...saying(entry)]);
}

/** The content of the entry without its place in the chain; a repeat under the same key must have equal content. */
export function entryContent(entry: Omit<ChainedEntry, 'seq' | 'posted_at'>): string {
  return JSON.stringify(saying(entry));
}

function saying({
  kind,
  effective_on,
  source_table,
  source_id,
  idempotency_key,
  memo,
  postings,
}: Omit<ChainedEntry, 'seq' | 'posted_at'>) {
  const sides = postings.map(({ account, side, amount_minor, currency }) => [account, side, amount_minor, currency]);
  return [kind, effective_on, source_table, source_id, idempotency_key, memo, sides];
}

/** SHA-256 over the previous hash and the entry: any change, gap or reordering changes every later hash. */
export function nextHash(previous: Uint8Array, entry: ChainedEntry): Buffer {
  return createHash('sha256').update(previous).update(canonicalText(entry)).digest();
}
