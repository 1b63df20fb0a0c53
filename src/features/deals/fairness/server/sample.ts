import { sampleDealRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** @returns the id of an opinion on a decision about a new registration */
export async function sampleOpinionOnADecision(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    insert into decision_opinions (organization_id, registration_id, partner_id, decision, is_fair, created_at)
    select organization_id, id, partner_id, 'approved', true, ${call.now()} from deal_registrations
    where organization_id = ${call.organization_id} and id = ${await sampleDealRegistration(call)} returning id`);
  return id;
}
