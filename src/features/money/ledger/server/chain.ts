import { createHash } from 'node:crypto';
import type { EntryPosting } from '../schema.ts';

/** What an entry says. Everything derived (ids, balances, the hash itself) stays out of the hash. */
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

/** A list has one order, so this text needs no rules about keys: it is canonical by construction. */
export function canonicalText(entry: ChainedEntry): string {
  return JSON.stringify([entry.seq, new Date(entry.posted_at).toISOString(), ...saying(entry)]);
}

/** What the entry says, without its place in the chain: a repeat under the same key must say the same. */
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

/** SHA-256 over the previous hash and the entry: a change, a gap or another order anywhere changes every later hash. */
export function nextHash(previous: Uint8Array, entry: ChainedEntry): Buffer {
  return createHash('sha256').update(previous).update(canonicalText(entry)).digest();
}
