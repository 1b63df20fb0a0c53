import { sealAudit, verifyAudit } from '#features/access/audit-events/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Signer } from '#server/ports/signer.ts';
import { addDays } from '#shared/time/dates.ts';
import type { ChainEnd, Checkpoint, CheckpointComparison } from '../../checkpoints.schema.ts';
import { verifyLedger } from '../verify.ts';
import { checkpointCopyKey } from './copies.ts';
import { notifyMismatch } from './notices.ts';

/** Services that signing and storing checkpoints need in addition to the database. */
export interface CheckpointServices {
  signer: Signer;
  files: Kernel['documents'];
}

export const checkpointServices = ({
  sealing,
  documents,
}: Pick<Kernel, 'sealing' | 'documents'>): CheckpointServices => ({
  signer: sealing.signer('checkpoints'),
  files: documents,
});

/**
 * The number of earlier nights compared each night; older ones agree if these do, because the chains are continuous.
 */
const NIGHTS = 31;

/**
 * Recomputes both chains, compares them with the copies of earlier nights, and signs their ends. The first night that
 * finds a difference notifies the users who keep the books. Runs once a day, however often it is called.
 */
export async function takeCheckpoint(call: Call, means: CheckpointServices): Promise<void> {
  while ((await sealAudit(call)) > 0);
  const [ledger, audit] = [await verifyLedger(call), await verifyAudit(call, means.files)];
  const ends = { ledger: { seq: ledger.entries, hash: ledger.head_hash }, audit: await endOfAudit(call) };
  const broken = ledger.checks.find(({ ok }) => !ok);
  const difference = broken
    ? `Ledger: ${broken.detail}.`
    : audit.is_intact
      ? await differenceToCopies(call, means)
      : `Audit log: ${audit.damage ?? `the events under seal ${audit.broken_at} were changed after they were sealed.`}`;
  const before = await call.maybe<{ difference: string | null }>(sql`
    select difference from checkpoints where organization_id = ${call.organization_id} order by taken_on desc limit 1`);
  const isNew = await call.run(sql`
    insert into checkpoints (organization_id, taken_on, taken_at, ledger_seq, ledger_hash, audit_seq, audit_hash,
      difference)
    values (${call.organization_id}, ${call.today()}, ${call.now()}, ${ends.ledger.seq},
      decode(${ends.ledger.hash}, 'hex'), ${ends.audit.seq}, decode(${ends.audit.hash}, 'hex'), ${difference ?? null})
      on conflict (organization_id, taken_on) do nothing`);
  if (isNew > 0 && difference && difference !== before?.difference) await notifyMismatch(call, difference);
}

/** Writes the missing copies of intact nights: after the transaction that stores the row, or after a crash. */
export async function copyCheckpointOut(call: Call, means: CheckpointServices): Promise<void> {
  const nights = await call.rows<{ id: string; taken_on: string }>(sql`
    select id, taken_on from checkpoints
    where organization_id = ${call.organization_id} and difference is null
      and taken_on > ${addDays(call.today(), -NIGHTS)} order by taken_on`);
  for (const { id, taken_on } of nights) {
    const key = checkpointCopyKey(call.organization_id, taken_on);
    if (await means.files.find(key)) continue;
    await means.files.write(key, Buffer.from(JSON.stringify(await readCheckpoint(call, id, means))));
  }
}

/** @throws 404, also for a night with a difference, because it was not signed */
export async function readCheckpoint(call: Call, id: string, means: CheckpointServices): Promise<Checkpoint> {
  const content = await call.maybe<Omit<Checkpoint, 'kind' | 'public_key' | 'signature'>>(sql`
    select json_build_object('id', o.id, 'name', o.name) as company, c.taken_at,
      json_build_object('seq', c.ledger_seq, 'hash', encode(c.ledger_hash, 'hex')) as ledger,
      json_build_object('seq', c.audit_seq, 'hash', encode(c.audit_hash, 'hex')) as audit
    from checkpoints c join organizations o on o.id = c.organization_id
    where c.organization_id = ${call.organization_id} and c.id = ${id} and c.difference is null`);
  if (!content) throw notFound('This checkpoint');
  return means.signer.sign({ kind: 'tandem-checkpoint/1' as const, ...content }, call.organization_id);
}

/** Compares a stored checkpoint with the current ledger and audit log. */
export async function compareCheckpoint(
  call: Call,
  checkpoint: Checkpoint,
  means: CheckpointServices,
): Promise<CheckpointComparison> {
  if (checkpoint.company.id !== call.organization_id) throw invalid({ company: ['belongs to another company'] });
  const forged = means.signer.problemOf(checkpoint, call.organization_id);
  const problems = forged ? [forged] : await differencesTo(call, checkpoint);
  return { agrees: problems.length === 0, problems };
}

export async function differenceToCopies(call: Call, means: CheckpointServices): Promise<string | undefined> {
  for (let back = 1; back <= NIGHTS; back += 1) {
    const day = addDays(call.today(), -back);
    const copy = await means.files.find(checkpointCopyKey(call.organization_id, day));
    if (!copy) continue;
    const { problems } = await compareCheckpoint(call, JSON.parse(copy.toString()) as Checkpoint, means);
    if (problems[0]) return `Checkpoint of ${day}: ${problems[0]}`;
  }
  return undefined;
}

async function differencesTo(call: Call, { ledger, audit }: Checkpoint): Promise<string[]> {
  const links = await call.one<{ entry: Buffer | null; seal: Buffer | null }>(sql`
    select (select hash from journal_entries
      where organization_id = ${call.organization_id} and seq = ${ledger.seq}) as entry,
      (select hash from audit_seals where organization_id = ${call.organization_id} and seq = ${audit.seq}) as seal`);
  const says = (what: string, { seq, hash }: ChainEnd, now: Buffer | null) => {
    if (seq === 0 || now?.toString('hex') === hash) return [];
    return [now ? `${what} ${seq} was changed.` : `${what} ${seq} is missing.`];
  };
  return [...says('Entry', ledger, links.entry), ...says('Seal', audit, links.seal)];
}

async function endOfAudit(call: Call): Promise<ChainEnd> {
  const seal = await call.maybe<{ seq: number; hash: Buffer }>(
    sql`select seq, hash from audit_seals where organization_id = ${call.organization_id} order by seq desc limit 1`,
  );
  return { seq: seal?.seq ?? 0, hash: seal?.hash.toString('hex') ?? '' };
}
