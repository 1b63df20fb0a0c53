import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { OpportunityCreate } from '../schema.ts';
import { createOpportunity } from './service.ts';

/** @returns the id of an open deal with a customer and an amount; give `partner_id` for one with a partner */
export async function sampleOpportunity(call: Call, overrides: Partial<OpportunityCreate> = {}): Promise<string> {
  await createDefaultPipeline(call);
  return createOpportunity(call, {
    name: `Deal ${newId().slice(-8)}`,
    account_id: overrides.account_id === undefined ? await sampleAccount(call) : overrides.account_id,
    ...(!overrides.lines && { amount_minor: 100_000 }),
    currency: 'USD',
    expected_close_on: '2026-06-30',
    ...overrides,
  });
}

/** @returns the id of the event by which a new deal entered its first stage */
export async function sampleStageChange(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(
    'select id from opportunity_stage_events where organization_id = $1 and opportunity_id = $2',
    [call.organization_id, await sampleOpportunity(call)],
  );
  return id;
}
