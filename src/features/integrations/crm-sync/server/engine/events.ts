import type { Call } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { EventFollower, FollowedEvent, Job } from '#server/jobs/job.ts';
import type { OutboxEvent } from '#server/jobs/outbox.ts';
import { queuePass } from './pass.ts';
import { queueChanges } from './queue.ts';

/** Records whose changes show in others, by the column that leads there. */
const shownIn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  deal_registrations: { opportunities: 'opportunity_id' },
  commission_lines: { opportunities: 'opportunity_id' },
  opportunity_lines: { opportunities: 'opportunity_id' },
  opportunity_participants: { opportunities: 'opportunity_id' },
  payout_items: { partners: 'partner_id' },
};

const changes = new Set(['created', 'updated', 'archived', 'deleted']);

function tablesOf(topic: string): readonly string[] {
  const [table = '', what = ''] = topic.split('.');
  return changes.has(what) ? [table, ...Object.keys(shownIn[table] ?? {})] : [];
}

/** The changes of records that an active or paused mapping synchronizes. */
export const follows: EventFollower = {
  task: 'field-mappings.events',
  select: async (tx: Tx, events: readonly OutboxEvent[]) => {
    const companies = [...new Set(events.map(({ organization_id }) => organization_id))];
    const mapped = await tx.rows<{ organization_id: string; local_table: string }>(sql`
      select distinct organization_id, local_table from object_mappings
      where status in ('active', 'paused') and organization_id = any(${companies})`);
    const wanted = new Set(mapped.map(({ organization_id, local_table }) => `${organization_id} ${local_table}`));
    return events.filter(
      ({ organization_id, topic, ref_id }) =>
        ref_id && tablesOf(topic).some((table) => wanted.has(`${organization_id} ${table}`)),
    );
  },
};

/** Notes the changed records and starts a pass of each mapping. Repeating it changes nothing. */
export async function handleSyncEvents(job: Job, events: readonly FollowedEvent[]): Promise<void> {
  const active = await job.within(async (call) => {
    const mappings = await call.rows<{ id: string; local_table: string; status: string }>(sql`
      select id, local_table, status from object_mappings
      where organization_id = ${call.organization_id} and status in ('active', 'paused')`);
    const concerned: string[] = [];
    for (const { id, local_table, status } of mappings) {
      const own = refsOf(events, local_table);
      const ids = [...new Set([...own, ...(await relatedIds(call, local_table, events))])];
      if (ids.length === 0) continue;
      await queueChanges(call, id, 'here', ids);
      if (status === 'active') concerned.push(id);
    }
    return concerned;
  });
  for (const id of active) await queuePass(job, id);
}

const refsOf = (events: readonly FollowedEvent[], table: string): string[] =>
  events.flatMap(({ topic, ref_id }) => (topic.startsWith(`${table}.`) && ref_id ? [ref_id] : []));

/** The records of a table in which changed records of others show. */
async function relatedIds(call: Call, table: string, events: readonly FollowedEvent[]): Promise<string[]> {
  const found: string[] = [];
  for (const [part, columns] of Object.entries(shownIn)) {
    const [ids, column] = [refsOf(events, part), columns[table]];
    if (!column || ids.length === 0) continue;
    const rows = await call.rows<{ id: string }>(sql`
      select distinct ${sql.raw(column)} as id from ${sql.identifier(part)}
      where organization_id = ${call.organization_id} and id = any(${ids}) and ${sql.raw(column)} is not null`);
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}
