import type { Tx } from '#server/db/client.ts';
import type { EventFollower, FollowedEvent, Job } from '#server/jobs/job.ts';
import type { OutboxEvent } from '#server/jobs/outbox.ts';
import { queuePass } from './pass.ts';
import { queueChanges } from './queue.ts';

/** Records whose changes show in fields of others. */
const parts: Readonly<Record<string, readonly string[]>> = {
  deal_registrations: ['deal_registrations', 'opportunities'],
  commission_lines: ['commission_lines', 'opportunities'],
  opportunity_lines: ['opportunities'],
  opportunity_participants: ['opportunities'],
};

const changes = new Set(['created', 'updated', 'archived', 'deleted']);

function tablesOf(topic: string): readonly string[] {
  const [table = '', what = ''] = topic.split('.');
  return changes.has(what) ? (parts[table] ?? [table]) : [];
}

/** The changes of records that an active or paused mapping synchronizes. */
export const follows: EventFollower = {
  task: 'field-mappings.events',
  select: async (tx: Tx, events: readonly OutboxEvent[]) => {
    const companies = [...new Set(events.map(({ organization_id }) => organization_id))];
    const mapped = await tx.rows<{ organization_id: string; local_table: string }>(
      `select distinct organization_id, local_table from object_mappings
       where status in ('active', 'paused') and organization_id = any($1)`,
      [companies],
    );
    const wanted = new Set(mapped.map(({ organization_id, local_table }) => `${organization_id} ${local_table}`));
    return events.filter(
      ({ organization_id, topic, ref_id }) =>
        ref_id && tablesOf(topic).some((table) => wanted.has(`${organization_id} ${table}`)),
    );
  },
};

/** Notes the changed records and starts a pass of each mapping. Repeating it changes nothing. */
export async function handleEvents(job: Job, events: readonly FollowedEvent[]): Promise<void> {
  const active = await job.within(async (call) => {
    const mappings = await call.rows<{ id: string; local_table: string; status: string }>(
      "select id, local_table, status from object_mappings where organization_id = $1 and status in ('active', 'paused')",
      [call.organization_id],
    );
    const concerned: string[] = [];
    for (const { id, local_table, status } of mappings) {
      const own = events
        .filter(({ topic }) => topic.startsWith(`${local_table}.`))
        .flatMap(({ ref_id }) => ref_id ?? []);
      const others = events.filter(
        ({ topic }) => !topic.startsWith(`${local_table}.`) && tablesOf(topic).includes(local_table),
      );
      const deals = await dealsOf(call, others);
      const ids = [...new Set([...own, ...deals])];
      if (ids.length === 0) continue;
      await queueChanges(call, id, 'here', ids);
      if (status === 'active') concerned.push(id);
    }
    return concerned;
  });
  for (const id of active) await queuePass(job, id);
}

async function dealsOf(
  call: { rows<T>(text: string, values?: readonly unknown[]): Promise<T[]>; organization_id: string },
  events: readonly FollowedEvent[],
): Promise<string[]> {
  const found: string[] = [];
  for (const table of ['deal_registrations', 'commission_lines', 'opportunity_lines', 'opportunity_participants']) {
    const ids = events.filter(({ topic }) => topic.startsWith(`${table}.`)).flatMap(({ ref_id }) => ref_id ?? []);
    if (ids.length === 0) continue;
    const rows = await call.rows<{ id: string }>(
      `select distinct opportunity_id as id from "${table}" where organization_id = $1 and id = any($2) and opportunity_id is not null`,
      [call.organization_id, ids],
    );
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}
