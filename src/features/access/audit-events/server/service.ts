import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { AuditVerification } from '../schema.ts';

export { recordAuditEvent } from './record.ts';

const EVENTS_PER_SEAL = 5_000;
const NOTHING = Buffer.alloc(0);

interface Seal {
  seq: number;
  to_tx: string;
  to_seq: number;
  prev_hash: Buffer;
  hash: Buffer;
}
interface Position {
  to_tx: string;
  to_seq: number;
}
interface SealedText {
  tx: string;
  seq: number;
  text: string;
}

/**
 * The text that is hashed for an event: every column, in PostgreSQL's own text form (jsonb has one). Columns added
 * later come last, so that older events, which have none, hash as before.
 */
const TEXT = `select tx::text, seq, concat_ws('|', id, seq, at, actor_kind, actor_id, actor_partner_id, action, ref_table, ref_id,
  changes, reason, request_id, batch_id, partner_id, api_key_id, impersonator_id) as text from audit_events where organization_id = $1`;

/** By the column: `tx` alone would be the text selected above, by which 999 comes after 1000. */
const IN_ORDER = 'order by audit_events.tx, seq';

/**
 * Seals the events not sealed yet, oldest first. Only transactions older than every running one are taken, so that an event
 * that commits late still falls into a later seal.
 * @returns how many events were sealed
 */
export async function sealAudit(call: Call): Promise<number> {
  await call.run(sql`select pg_advisory_xact_lock(hashtextextended('audit ' || ${call.organization_id}, 0))`);
  const last = await call.maybe<Seal>(
    sql`select * from audit_seals where organization_id = ${call.organization_id} order by seq desc limit 1`,
  );
  const after: Position = last ?? { to_tx: '0', to_seq: 0 };
  const events = await call.rows<SealedText>(
    `${TEXT} and (tx, seq) > ($2::xid8, $3) and tx < pg_snapshot_xmin(recorded_snapshot()) ${IN_ORDER} limit $4`,
    [call.organization_id, after.to_tx, after.to_seq, EVENTS_PER_SEAL],
  );
  const end = events.at(-1);
  if (!end) return 0;
  const previous = last?.hash ?? NOTHING;
  await call.run(sql`
    insert into audit_seals (organization_id, seq, to_tx, to_seq, event_count, prev_hash, hash, sealed_at)
    values (${call.organization_id}, ${(last?.seq ?? 0) + 1}, ${end.tx}::xid8, ${end.seq}, ${events.length},
      ${previous}, ${hashOf(previous, events)}, ${call.now()})`);
  return events.length;
}

/** The hashes of seals from which people were erased, the newest of each. */
async function erasedHashes(call: Call): Promise<Map<number, Buffer>> {
  const rows = await call.rows<{ seq: number; hash: Buffer }>(sql`
    select seal_seq as seq, hash from audit_erasures where organization_id = ${call.organization_id} order by number`);
  return new Map(rows.map(({ seq, hash }) => [seq, hash]));
}

/**
 * Erases a person from the log, and notes the new hash of each seal whose events changed. The log must be intact before, so
 * that an erasure never covers up an earlier change.
 * @throws 409 when it is not
 */
export async function eraseFromAudit(call: Call, erase: () => Promise<void>): Promise<void> {
  // No seal may be written in between.
  await call.run(sql`select pg_advisory_xact_lock(hashtextextended('audit ' || ${call.organization_id}, 0))`);
  if (!(await verifyAudit(call)).is_intact)
    throw conflict('The audit log was changed after it was sealed. Find out why before you erase a person.');
  await erase();
  const erased = await erasedHashes(call);
  await eachSeal(call, async (seal, hash) => {
    if (hash.equals(erased.get(seal.seq) ?? seal.hash)) return;
    await call.run(sql`
      insert into audit_erasures (organization_id, seal_seq, hash, number, created_at)
      select ${call.organization_id}, ${seal.seq}, ${hash}, count(*) + 1, ${call.now()} from audit_erasures
      where organization_id = ${call.organization_id} and seal_seq = ${seal.seq}`);
  });
}

/** Calls back with each seal and the hash of its events as they stand now. */
async function eachSeal(call: Call, visit: (seal: Seal, hash: Buffer) => Promise<void>): Promise<void> {
  const seals = await call.rows<Seal>(
    sql`select * from audit_seals where organization_id = ${call.organization_id} order by seq`,
  );
  let after: Position = { to_tx: '0', to_seq: 0 };
  for (const seal of seals) {
    const events = await call.rows<SealedText>(
      `${TEXT} and (tx, seq) > ($2::xid8, $3) and (tx, seq) <= ($4::xid8, $5) ${IN_ORDER}`,
      [call.organization_id, after.to_tx, after.to_seq, seal.to_tx, seal.to_seq],
    );
    await visit(seal, hashOf(seal.prev_hash, events));
    after = seal;
  }
}

/** Recomputes every seal from the events as they stand now. */
export async function verifyAudit(call: Call): Promise<AuditVerification> {
  const seals = await call.rows<Seal>(
    sql`select * from audit_seals where organization_id = ${call.organization_id} order by seq`,
  );
  const erased = await erasedHashes(call);
  let after: Position = { to_tx: '0', to_seq: 0 };
  let previous: Buffer = NOTHING;
  let count = 0;
  for (const [index, seal] of seals.entries()) {
    const events = await call.rows<SealedText>(
      `${TEXT} and (tx, seq) > ($2::xid8, $3) and (tx, seq) <= ($4::xid8, $5) ${IN_ORDER}`,
      [call.organization_id, after.to_tx, after.to_seq, seal.to_tx, seal.to_seq],
    );
    const isWhole =
      seal.seq === index + 1 &&
      seal.prev_hash.equals(previous) &&
      (erased.get(seal.seq) ?? seal.hash).equals(hashOf(previous, events));
    if (!isWhole) return { is_intact: false, seals: seals.length, events: count, broken_at: seal.seq };
    count += events.length;
    after = seal;
    previous = seal.hash;
  }
  return { is_intact: true, seals: seals.length, events: count, broken_at: null };
}

function hashOf(previous: Buffer, events: readonly SealedText[]): Buffer {
  const hash = createHash('sha256').update(previous);
  for (const { text } of events) hash.update(text).update('\n');
  return hash.digest();
}
