import { closed, Day, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** The result of a nightly check of the ledger and the audit log. */
export const CheckpointNight = Type.Object({
  id: Id,
  taken_on: Day,
  taken_at: Instant,
  is_intact: Type.Boolean(),
  /** The first difference in words. */
  difference: nullable(Type.String()),
  /** The last entry of the ledger, and the last seal of the log. */
  ledger_seq: Type.Integer(),
  audit_seq: Type.Integer(),
  created_at: Instant,
});
export type CheckpointNight = Static<typeof CheckpointNight>;

/** The end of a chain: the number and the hash of its last link, in hex; empty for a chain that had not begun. */
const ChainEnd = closed({
  seq: Type.Integer({ minimum: 0 }),
  hash: Type.String({ pattern: '^([0-9a-f]{64})?$', description: 'a SHA-256 in hex, or empty' }),
});
export type ChainEnd = Static<typeof ChainEnd>;

/**
 * Stored elsewhere, it shows later whether a chain was cut off or rewritten. It is signed with Ed25519, like receipts
 * of arrival.
 */
export const Checkpoint = closed({
  kind: oneOf('tandem-checkpoint/1'),
  company: closed({ id: Id, name: Type.String({ maxLength: 400 }) }),
  taken_at: Instant,
  ledger: ChainEnd,
  audit: ChainEnd,
  public_key: Type.String({ maxLength: 200 }),
  signature: Type.String({ maxLength: 200 }),
});
export type Checkpoint = Static<typeof Checkpoint>;

export const CheckpointComparison = closed({
  agrees: Type.Boolean(),
  /** The problems found in the document, the ledger or the log. */
  problems: Type.Array(Type.String()),
});
export type CheckpointComparison = Static<typeof CheckpointComparison>;
