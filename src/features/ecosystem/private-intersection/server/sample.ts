import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';

/** A comparison that was counted. @returns the id */
export async function samplePrivateComparison(call: Call): Promise<string> {
  const partner_id = await samplePartner(call);
  const { id } = await call.one<{ id: string }>(
    `insert into private_intersections (organization_id, partner_id, population_name, status, list_size, company_lists, started_by_name,
       started_at, expires_at, counted_at)
     values ($1, $2, 'Sample', 'counted', 120, array['Customers'], 'Sample Person', $3, $3::timestamptz + interval '1 day', $3) returning id`,
    [call.organization_id, partner_id, call.now()],
  );
  return id;
}
