import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** A comparison that was counted. @returns the id */
export async function samplePrivateComparison(call: Call): Promise<string> {
  const partner_id = await samplePartner(call);
  const now = call.now();
  const { id } = await call.one<{ id: string }>(sql`
    insert into private_intersections (organization_id, partner_id, population_name, status, list_size, company_lists,
      started_by_name,
      started_at, expires_at, counted_at)
    values (${call.organization_id}, ${partner_id}, 'Sample', 'counted', 120, array['Customers'], 'Sample Person',
      ${now}, ${now}::timestamptz + interval '1 day', ${now}) returning id`);
  return id;
}
