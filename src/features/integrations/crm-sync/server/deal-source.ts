import { defineDealSources } from '#features/payouts/receipts/server/service.ts';
import { sql } from '#server/db/sql.ts';
import type { Origin } from './plan.ts';

/** Breakdowns name the record of the CRM that a deal is linked to. */
export const dealSources = defineDealSources('crm', async (call, opportunity_id) => {
  const links = await call.rows<{
    system: string;
    label: string;
    remote_id: string;
    origins: Record<string, Origin>;
  }>(sql`
    select c.name as system, coalesce(s.remote_label, l.remote_object) as label, l.remote_id, l.origins
    from record_links l join connections c on c.organization_id = l.organization_id and c.id = l.connection_id
    left join sync_states s on s.organization_id = l.organization_id and s.object_mapping_id = l.object_mapping_id
    where l.organization_id = ${call.organization_id} and l.local_table = 'opportunities'
      and l.record_id = ${opportunity_id}
      and (l.ended_at is null or l.end_reason = 'deleted_there') order by l.created_at`);
  return links.map(({ system, label, remote_id, origins }) => ({
    system,
    record: `${label} ${remote_id}`,
    is_won_there: Object.entries(origins).some(([key, { side }]) => key.startsWith('stage_id|') && side === 'there'),
  }));
});
