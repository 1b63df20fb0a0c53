import { createHash } from 'node:crypto';
import { Call, systemActor } from '#server/call.ts';
import type { Database } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { InstallationJob } from '#server/jobs/job.ts';
import type { Kernel } from '#server/kernel.ts';
import { newFileKey } from '#server/ports/files.ts';
import { newId } from '#shared/ids.ts';
import { addMonths } from '#shared/time/dates.ts';
import { archivedTexts, lockChain, SEALED_TEXT, type SealedText, sealAudit, verifyAudit } from '../chain.ts';
import { archiveMonthName, writeArchiveFile } from './archive-file.ts';

const ROWS = 2_000;

/** A month stays in the database; the message says which company is the reason, and why. */
export class NotArchived extends Error {}

type Means = Pick<Kernel, 'system' | 'clock' | 'sealing' | 'documents'>;

interface CompanyMonth {
  organization_id: string;
  month: string;
  events: number;
}

/**
 * Takes the months of the log that are older than the setting out of the database: one file for each company and month,
 * which is read back and compared, and then the partition. It may be stopped anywhere and run on several servers.
 * @returns how many events left the database
 * @throws NotArchived for the first month that has to stay; earlier ones have left
 */
export async function archiveMonths(kernel: Means & Pick<Kernel, 'config'>): Promise<number> {
  await removeLeftovers(kernel);
  const { auditMonths } = kernel.config;
  if (auditMonths === null) return 0;
  const before = addMonths(`${kernel.clock.now().toISOString().slice(0, 7)}-01`, -auditMonths);
  await partitionStrays(kernel.system, before);
  const partitions = await kernel.system.unscoped((tx) =>
    tx.rows<{ name: string }>(sql`select name from audit_partitions_before(${before}::date)`),
  );
  let left = 0;
  for (const { name } of partitions) left += await archivePartition(kernel, name);
  return left;
}

/** Removes files that a run or an erasure left half-way. */
async function removeLeftovers({ system, clock, sealing, documents }: Means): Promise<void> {
  const companies = await system.unscoped((tx) =>
    tx.rows<{ id: string }>(sql`select distinct organization_id as id from audit_archives where state = 'writing'`),
  );
  for (const { id } of companies)
    await system.unscoped(async (tx) => {
      // A server that is still writing a file holds the chain.
      await lockChain(new Call({ actor: systemActor(id), tx, clock, sealing }));
      const files = await tx.rows<{ file_key: string }>(sql`
        delete from audit_archives where organization_id = ${id} and state = 'writing' returning file_key`);
      for (const { file_key } of files) await documents.remove(file_key);
    });
}

/** Events of old months lie in the default partition when they arrived with a company after their month had left. */
async function partitionStrays(system: Database, before: string): Promise<void> {
  const months = await system.unscoped((tx) =>
    tx.rows<{ month: string }>(sql`
      select distinct month::text from audit_partition_months('audit_events_default')
      where month < ${before}::date order by month`),
  );
  for (const { month } of months)
    await system.unscoped((tx) => tx.rows(sql`select make_month_partitions(${month}::date, 1)`));
}

async function archivePartition(kernel: Means, part: string): Promise<number> {
  const months = await kernel.system.unscoped((tx) =>
    tx.rows<CompanyMonth>(sql`
      select organization_id, month::text, events from audit_partition_months(${part})`),
  );
  for (const each of months) await archiveMonth(kernel, each);
  const [released] = await kernel.system.unscoped((tx) =>
    tx.rows<{ events: number }>(sql`select release_audit_partition(${part}) as events`),
  );
  return released!.events;
}

/** Writes the file of a month of one company, unless it is written already. @throws NotArchived */
export async function archiveMonth(kernel: Means, { organization_id, month, events }: CompanyMonth): Promise<void> {
  const { system, documents } = kernel;
  const refuse = (why: string) =>
    new NotArchived(`${archiveMonthName(month)} of the company ${organization_id} stays in the database: ${why}`);
  await system.unscoped(async (tx) => {
    const actor = systemActor(organization_id);
    const call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing });
    // It holds the chain until the file is complete, so neither an erasure nor another server comes in between.
    while ((await sealAudit(call)) > 0);
    const earlier = await call.rows<{ id: string; state: string; file_key: string; event_count: number }>(sql`
      select id, state, file_key, event_count from audit_archives
      where organization_id = ${organization_id} and month = ${month}::date and state <> 'in_use'`);
    if (earlier.length === 1 && earlier[0]!.state === 'written' && earlier[0]!.event_count === events) return;
    for (const { id, file_key } of earlier) {
      await documents.remove(file_key);
      await call.run(sql`delete from audit_archives where organization_id = ${organization_id} and id = ${id}`);
    }
    // Another server may have taken the month out meanwhile.
    if (!(await hasEvents(call, month))) return;
    await requireSealed(call, month, refuse);
    const verified = await verifyAudit(call, documents);
    if (!verified.is_intact)
      throw refuse(verified.damage ?? `the events of seal ${verified.broken_at} were changed after sealing`);
    const [id, key] = [newId(), newFileKey()];
    // Committed before the file is written, so that a later run finds what this one leaves.
    await system.unscoped((own) =>
      own.run(sql`
        insert into audit_archives (organization_id, id, month, state, file_key)
        values (${organization_id}, ${id}, ${month}, 'writing', ${key})`),
    );
    const rows = monthRows(call, month);
    const written = await writeArchiveFile(documents, key, rows.lines());
    const archive = { id, month, file_key: key, event_count: rows.count, ...written };
    const stored = createHash('sha256');
    let count = 0;
    for await (const group of archivedTexts(call, documents, archive)) {
      for (const { text } of group) stored.update(text).update('\n');
      count += group.length;
    }
    if (count !== rows.count || stored.digest('hex') !== rows.hash()) throw refuse('the file does not hold its events');
    await call.run(sql`
      update audit_archives set state = 'written', event_count = ${count}, byte_count = ${written.byte_count},
        sha256 = ${written.sha256}, first_tx = ${rows.first!.tx}::xid8, first_seq = ${rows.first!.seq},
        last_tx = ${rows.last!.tx}::xid8, last_seq = ${rows.last!.seq}
      where organization_id = ${organization_id} and id = ${id}`);
  });
}

const ofMonth = (call: Call, month: string) => sql`
  select from audit_events e
  where e.organization_id = ${call.organization_id} and e.at >= ${month}::date::timestamp at time zone 'UTC'
    and e.at < (${month}::date + interval '1 month') at time zone 'UTC'`;

const hasEvents = async (call: Call, month: string): Promise<boolean> =>
  (await call.rows(sql`${ofMonth(call, month)} limit 1`)).length > 0;

async function requireSealed(call: Call, month: string, refuse: (why: string) => Error): Promise<void> {
  const [open] = await call.rows(sql`
    ${ofMonth(call, month)}
      and not exists (select from audit_seals s where s.organization_id = e.organization_id
        and (s.to_tx, s.to_seq) >= (e.tx, e.seq)) limit 1`);
  if (open) throw refuse('some of its events are not sealed yet');
}

/** The rows of a month as lines of a file, with what is known of them after the last. */
function monthRows(call: Call, month: string) {
  const texts = createHash('sha256');
  const rows = {
    count: 0,
    first: undefined as SealedText | undefined,
    last: undefined as SealedText | undefined,
    hash: () => texts.digest('hex'),
    async *lines(): AsyncGenerator<string> {
      await call.run(
        `declare archived no scroll cursor for select to_jsonb(e)::text as line, e.tx::text, e.seq, ${SEALED_TEXT} as text
         from audit_events e where e.organization_id = '${call.organization_id}'
           and e.at >= '${month}'::date::timestamp at time zone 'UTC'
           and e.at < ('${month}'::date + interval '1 month') at time zone 'UTC' order by e.tx, e.seq`,
      );
      for (;;) {
        const fetched = await call.rows<SealedText & { line: string }>(`fetch ${ROWS} from archived`);
        for (const row of fetched) {
          rows.first ??= row;
          rows.last = row;
          rows.count += 1;
          texts.update(row.text).update('\n');
          yield row.line;
        }
        if (fetched.length === 0) break;
      }
      await call.run('close archived');
    },
  };
  return rows;
}

export const archiving: InstallationJob = {
  task: 'audit-events.archive',
  cron: '30 3 * * *',
  seconds: 4 * 3_600,
  run: async (kernel) => {
    await archiveMonths(kernel);
  },
};
