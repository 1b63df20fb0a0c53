import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, Instant, oneOf, type Static, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

/** Every night a job writes these columns. */
const written = { notNull: true, write: 'never' } as const;

/** The result of a nightly check of the ledger and the audit log. */
export const checkpointNight = defineNoun('checkpoints', nouns.checkpoints, {
  by: '-taken_on',
  fields: {
    taken_on: field.date({ label: 'Date', ...written, list: 'shown', sort: true, filter: true }),
    is_intact: field.boolean({ label: 'Intact', ...written, list: 'shown', filter: true }),
    /** The first difference in words. */
    difference: field.text({ label: 'Difference', write: 'never', list: 'shown', search: true }),
    /** The number of the last entry of the ledger, and of the last seal of the log. */
    ledger_seq: field.number({ label: 'Ledger entries', ...written, list: 'shown' }),
    audit_seq: field.number({ label: 'Audit log seals', ...written, list: 'shown' }),
    taken_at: field.instant({ label: 'Checked', ...written, list: 'hidden', sort: true }),
  },
});
export type CheckpointNight = RowOf<typeof checkpointNight>;

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
