import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { AuditVerification } from '../schema.ts';
import { ArchiveDamaged, type AuditArchive, archivedLines } from './archive/archive-file.ts';

const EVENTS_PER_SEAL = 5_000;
const NOTHING = Buffer.alloc(0);

export interface Seal {
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
export interface SealedText {
  tx: string;
  seq: number;
  text: string;
}

/** An archive whose events are no longer in the database. */
type ArchiveInUse = AuditArchive & { first_tx: string; first_seq: number };

/**
 * The text that is hashed for an event: every column, in PostgreSQL's own text form (jsonb has one). Columns added
 * later come last, so that older events, which have none, hash as before.
 */
export const SEALED_TEXT = `concat_ws('|', id, seq, at, actor_kind, actor_id, actor_partner_id, action, ref_table, ref_id,
  changes, reason, request_id, batch_id, partner_id, api_key_id, impersonator_id)`;

/** Holds the chain of a company until the transaction ends: nothing is sealed, erased or archived meanwhile. */
export async function lockChain(call: Call): Promise<void> {
  await call.run(sql`select pg_advisory_xact_lock(hashtextextended('audit ' || ${call.organization_id}, 0))`);
}

/**
 * Seals the events not sealed yet, oldest first. Only transactions older than every running one are taken, so that an event
 * that commits late still falls into a later seal. A seal has events of one month only, so that it leaves the database as a
 * whole.
 * @returns how many events were sealed
 */
export async function sealAudit(call: Call): Promise<number> {
  await lockChain(call);
  const last = await call.maybe<Seal>(
    sql`select * from audit_seals where organization_id = ${call.organization_id} order by seq desc limit 1`,
  );
  const after: Position = last ?? { to_tx: '0', to_seq: 0 };
  const next = await call.rows<SealedText & { month: string }>(sql`
    select to_char(e.at at time zone 'UTC', 'YYYY-MM') as month, e.tx::text, e.seq, ${sql.raw(SEALED_TEXT)} as text
    from audit_events e
    where organization_id = ${call.organization_id} and (tx, seq) > (${after.to_tx}::xid8, ${after.to_seq}::bigint)
      and tx < pg_snapshot_xmin(recorded_snapshot())
    order by e.tx, e.seq limit ${EVENTS_PER_SEAL}`);
  const other = next.findIndex(({ month }) => month !== next[0]!.month);
  const events = other === -1 ? next : next.slice(0, other);
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
export async function erasedHashes(call: Call): Promise<Map<number, Buffer>> {
  const rows = await call.rows<{ seq: number; hash: Buffer }>(sql`
    select seal_seq as seq, hash from audit_erasures where organization_id = ${call.organization_id} order by number`);
  return new Map(rows.map(({ seq, hash }) => [seq, hash]));
}

/** Notes a seal's hash after a person was erased from its events. */
export async function noteErasure(call: Call, seal: Seal, hash: Buffer): Promise<void> {
  await call.run(sql`
    insert into audit_erasures (organization_id, seal_seq, hash, number, created_at)
    select ${call.organization_id}, ${seal.seq}, ${hash}, count(*) + 1, ${call.now()} from audit_erasures
    where organization_id = ${call.organization_id} and seal_seq = ${seal.seq}`);
}

/**
 * Recomputes every seal from the events as they stand now, in the database and in the archives.
 * @param seen is told the hash of each seal's events
 */
export async function verifyAudit(
  call: Call,
  files: FileStore,
  seen?: (seal: Seal, hash: Buffer) => Promise<void>,
): Promise<AuditVerification> {
  await lockChain(call);
  // No month leaves the database between the statements below.
  await call.run('lock table audit_events in access share mode');
  const seals = await sealsOf(call);
  const erased = await erasedHashes(call);
  const archives = (await archivesInUse(call)).map((archive) => new ArchivedEvents(call, files, archive));
  const verification = { seals: seals.length, events: 0, damage: null };
  let after: Position = { to_tx: '0', to_seq: 0 };
  let previous: Buffer = NOTHING;
  try {
    for (const [index, seal] of seals.entries()) {
      const events = await storedEvents(call, after, seal);
      try {
        for (const archive of archives) events.push(...(await archive.until(seal)));
      } catch (error) {
        if (!(error instanceof ArchiveDamaged)) throw error;
        return { ...verification, is_intact: false, broken_at: seal.seq, damage: error.message };
      }
      const hash = hashOf(previous, events.sort(inOrder));
      const isWhole =
        seal.seq === index + 1 &&
        seal.prev_hash.equals(previous) &&
        (seen !== undefined || (erased.get(seal.seq) ?? seal.hash).equals(hash));
      if (!isWhole) return { ...verification, is_intact: false, broken_at: seal.seq };
      await seen?.(seal, hash);
      verification.events += events.length;
      after = seal;
      previous = seal.hash;
    }
    return { ...verification, is_intact: true, broken_at: null };
  } finally {
    for (const archive of archives) await archive.close();
  }
}

/** The seals whose events are all in the database, with the hash of these as they stand now. */
export async function eachStoredSeal(call: Call, visit: (seal: Seal, hash: Buffer) => Promise<void>): Promise<void> {
  const archived = await call.rows<{ from_tx: string; from_seq: number; to_tx: string; to_seq: number }>(sql`
    select first_tx::text as from_tx, first_seq as from_seq, last_tx::text as to_tx, last_seq as to_seq
    from audit_archives where organization_id = ${call.organization_id} and state = 'in_use'`);
  let after: Position = { to_tx: '0', to_seq: 0 };
  for (const seal of await sealsOf(call)) {
    const isArchived = archived.some(
      (range) =>
        compare(seal.to_tx, seal.to_seq, range.from_tx, range.from_seq) >= 0 &&
        compare(after.to_tx, after.to_seq, range.to_tx, range.to_seq) < 0,
    );
    if (!isArchived) await visit(seal, hashOf(seal.prev_hash, await storedEvents(call, after, seal)));
    after = seal;
  }
}

const sealsOf = (call: Call) =>
  call.rows<Seal>(sql`select * from audit_seals where organization_id = ${call.organization_id} order by seq`);

const storedEvents = (call: Call, after: Position, seal: Seal) =>
  call.rows<SealedText>(sql`
    select e.tx::text, e.seq, ${sql.raw(SEALED_TEXT)} as text from audit_events e
    where organization_id = ${call.organization_id} and (tx, seq) > (${after.to_tx}::xid8, ${after.to_seq}::bigint)
      and (tx, seq) <= (${seal.to_tx}::xid8, ${seal.to_seq}::bigint)
    order by e.tx, e.seq`);

export const archivesInUse = (call: Call) =>
  call.rows<ArchiveInUse>(sql`
    select id, month::text, file_key, event_count, byte_count, sha256, first_tx::text, first_seq from audit_archives
    where organization_id = ${call.organization_id} and state = 'in_use' order by month, id`);

/** The events of a file in their order, with the texts that PostgreSQL makes of the rows. */
export async function* archivedTexts(
  call: Call,
  files: FileStore,
  archive: AuditArchive,
): AsyncGenerator<(SealedText & { organization_id: string })[]> {
  for await (const lines of archivedLines(files, archive))
    yield call.rows<SealedText & { organization_id: string }>(sql`
      select tx::text, seq, organization_id, ${sql.raw(SEALED_TEXT)} as text
      from jsonb_populate_recordset(null::audit_events, ${`[${lines.join(',')}]`}::jsonb)`);
}

/** Reads a file as far as the seals ask; it is opened when the first of them needs it. */
class ArchivedEvents {
  readonly #archive: ArchiveInUse;
  readonly #groups: AsyncGenerator<SealedText[]>;
  #ready: SealedText[] = [];
  #isOver = false;

  constructor(call: Call, files: FileStore, archive: ArchiveInUse) {
    this.#archive = archive;
    this.#groups = archivedTexts(call, files, archive);
  }

  /** The next events up to the end of a seal. */
  async until({ to_tx, to_seq }: Position): Promise<SealedText[]> {
    if (compare(to_tx, to_seq, this.#archive.first_tx, this.#archive.first_seq) < 0) return [];
    const events: SealedText[] = [];
    for (;;) {
      const beyond = this.#ready.findIndex(({ tx, seq }) => compare(tx, seq, to_tx, to_seq) > 0);
      events.push(...this.#ready.splice(0, beyond === -1 ? this.#ready.length : beyond));
      if (beyond !== -1 || this.#isOver) return events;
      const { value, done } = await this.#groups.next();
      this.#ready = value ?? [];
      this.#isOver = done === true;
    }
  }

  async close(): Promise<void> {
    await this.#groups.return(undefined);
  }
}

/** Positions are compared as numbers: transaction 1000 comes after 999. */
function compare(tx: string, seq: number, otherTx: string, otherSeq: number): number {
  const [one, other] = [BigInt(tx), BigInt(otherTx)];
  return one === other ? seq - otherSeq : one < other ? -1 : 1;
}
const inOrder = (one: SealedText, other: SealedText) => compare(one.tx, one.seq, other.tx, other.seq);

function hashOf(previous: Buffer, events: readonly SealedText[]): Buffer {
  const hash = createHash('sha256').update(previous);
  for (const { text } of events) hash.update(text).update('\n');
  return hash.digest();
}
