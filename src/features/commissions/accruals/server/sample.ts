import { samplePlan } from '#features/commissions/commission-plans/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { accrueForOpportunity } from './accrual.ts';
import { givenDeal } from './testing/program.ts';

/**
 * Creates a deal of a partner that is won today under a plan that pays 10% at once. It is written straight into the
 * tables, because the sample of deals depends on commissions and cannot be used here.
 * @returns the deal's id
 */
export async function sampleWonDeal(
  call: Call,
  { partner_id, amount_minor = 100_000 }: { partner_id?: string; amount_minor?: number } = {},
): Promise<string> {
  const plan = await call.maybe(
    sql`select from plan_versions where organization_id = ${call.organization_id} and state = 'published'`,
  );
  if (!plan) await samplePlan(call);
  const partners = [partner_id ?? (await samplePartner(call))];
  const deal = await givenDeal(call, { partners, amount_minor, closed_on: call.today() });
  await accrueForOpportunity(call, deal);
  return deal;
}

/** @returns the id of a commission line */
export async function sampleCommission(call: Call, of: { partner_id?: string } = {}): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    select id from commission_lines
    where organization_id = ${call.organization_id} and opportunity_id = ${await sampleWonDeal(call, of)}`);
  return id;
}

export async function sampleCommissionEvent(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    select id from commission_events
    where organization_id = ${call.organization_id} and opportunity_id = ${await sampleWonDeal(call)}`);
  return id;
}
