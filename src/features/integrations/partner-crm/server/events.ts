import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { EventFollower, FollowedEvent, Job } from '#server/jobs/job.ts';
import type { OutboxEvent } from '#server/jobs/outbox.ts';
import { queueWrite } from './settings.ts';

const topics = new Set([
  'deal_registrations.updated',
  'commission_lines.created',
  'commission_lines.updated',
  'opportunities.updated',
]);

/** The changes that can concern deals which are written back. */
export const follows: EventFollower = {
  task: 'partner-crm.events',
  select: async (tx: Tx, events: readonly OutboxEvent[]) => {
    const possible = events.filter(({ topic, ref_id }) => ref_id && topics.has(topic));
    if (possible.length === 0) return [];
    const rows = await tx.rows<{ organization_id: string }>(sql`
      select distinct organization_id from partner_crm_settings
      where writes_back
        and organization_id = any(${[...new Set(possible.map(({ organization_id }) => organization_id))]})`);
    const wanted = new Set(rows.map(({ organization_id }) => organization_id));
    return possible.filter(({ organization_id }) => wanted.has(organization_id));
  },
};

/** Notes which deals have to be written. Repeating it writes them once more, which changes nothing. */
export async function handlePartnerCrmEvents(job: Job, events: readonly FollowedEvent[]): Promise<void> {
  const idsOf = (table: string) =>
    events.filter(({ topic }) => topic.startsWith(`${table}.`)).flatMap(({ ref_id }) => ref_id ?? []);
  await job.within(async (call) => {
    const rows = await call.rows<{ connection_id: string }>(sql`
      update partner_crm_deals d
      set changes = changes + 1, retry_at = ${call.now()}, attempts = 0, failed_at = null, last_error = null
      from deal_registrations r
      where d.organization_id = ${call.organization_id} and d.connection_id is not null
        and r.organization_id = d.organization_id and r.id = d.registration_id
        and (r.id = any(${idsOf('deal_registrations')}) or r.opportunity_id = any(${idsOf('opportunities')})
          or r.opportunity_id in (
          select l.opportunity_id from commission_lines l
          where l.organization_id = ${call.organization_id} and l.id = any(${idsOf('commission_lines')})))
      returning d.connection_id`);
    for (const id of new Set(rows.map(({ connection_id }) => connection_id))) await queueWrite(call, id);
  });
}
