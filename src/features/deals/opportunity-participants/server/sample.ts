import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';

/** @returns the id of the only participant of a new deal */
export async function sampleOpportunityParticipant(call: Call): Promise<string> {
  const deal = await sampleOpportunity(call, { partner_id: await samplePartner(call) });
  const { id } = await call.one<{ id: string }>(
    'select id from opportunity_participants where organization_id = $1 and opportunity_id = $2',
    [call.organization_id, deal],
  );
  return id;
}
