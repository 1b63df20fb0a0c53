import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import { sampleProduct } from '#features/deals/products/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
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
  return onlyOf(call, 'opportunity_stage_events', await sampleOpportunity(call));
}

/** @returns the id of the only participant of a new deal */
export async function sampleOpportunityParticipant(call: Call): Promise<string> {
  const deal = await sampleOpportunity(call, { partner_id: await samplePartner(call) });
  return onlyOf(call, 'opportunity_participants', deal);
}

/** @returns the id of the only line of a new deal */
export async function sampleOpportunityLine(call: Call): Promise<string> {
  const product_id = await sampleProduct(call);
  const deal = await sampleOpportunity(call, { lines: [{ product_id, quantity: 2, amount_minor: 240_000 }] });
  return onlyOf(call, 'opportunity_lines', deal);
}

async function onlyOf(
  call: Call,
  table: 'opportunity_stage_events' | 'opportunity_participants' | 'opportunity_lines',
  deal: string,
): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    select id from ${sql.identifier(table)} where organization_id = ${call.organization_id} and opportunity_id = ${deal}`);
  return id;
}
