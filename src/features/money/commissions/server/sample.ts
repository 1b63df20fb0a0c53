import { samplePlan } from '#features/money/commission-plans/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import { accrueForOpportunity } from './accrual.ts';
import { openDispute } from './disputes.ts';
import { requestRecalculation } from './recalculation.ts';
import { exchangeRates, openingVolumes } from './resource.ts';
import { givenDeal } from './testing/programme.ts';

/**
 * A deal of a partner, won today under a plan that pays 10 % at once. Written straight into the tables: deals have
 * commissions behind them, so their own sample cannot stand behind this one. @returns the deal's id
 */
export async function sampleWonDeal(
  call: Call,
  { partner_id, amount_minor = 100_000 }: { partner_id?: string; amount_minor?: number } = {},
): Promise<string> {
  const plan = await call.maybe("select from plan_versions where organization_id = $1 and state = 'published'", [
    call.organization_id,
  ]);
  if (!plan) await samplePlan(call);
  const partners = [partner_id ?? (await samplePartner(call))];
  const deal = await givenDeal(call, { partners, amount_minor, closed_on: call.today() });
  await accrueForOpportunity(call, deal);
  return deal;
}

/** @returns the id of a commission line */
export async function sampleCommission(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(
    'select id from commission_lines where organization_id = $1 and opportunity_id = $2',
    [call.organization_id, await sampleWonDeal(call)],
  );
  return id;
}

export async function sampleCommissionEvent(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(
    'select id from commission_events where organization_id = $1 and opportunity_id = $2',
    [call.organization_id, await sampleWonDeal(call)],
  );
  return id;
}

export function sampleRecalculation(call: Call): Promise<string> {
  return requestRecalculation(call, { reason: 'A sample' });
}

export function sampleExchangeRate(call: Call): Promise<string> {
  return createRow(call, exchangeRates, { base: 'EUR', quote: 'USD', rate: '1.1', as_of: '2026-01-01' });
}

export async function sampleOpeningVolume(call: Call): Promise<string> {
  return createRow(call, openingVolumes, {
    partner_id: await samplePartner(call),
    at: '2025-12-31',
    amount_minor: 5_000_000,
    deal_count: 3,
    units: 10,
  });
}

/** Said by the company in the partner's stead: samples are made by nobody of a partner. */
export async function sampleDispute(call: Call): Promise<string> {
  return openDispute(call, await sampleCommission(call), { reason: 'rate', text: 'We agreed on twelve percent.' });
}

/** @returns the id of a night's check */
export async function sampleCounterCheck(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(
    `insert into counter_checks (organization_id, checked_on, checked_at, sales, counters)
     values ($1, (select coalesce(max(checked_on), '2020-01-01') + 1 from counter_checks where organization_id = $1), $2, 0, 0) returning id`,
    [call.organization_id, call.now()],
  );
  return id;
}
