import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { openItemsLink, type PeriodReview } from '#features/payouts/ledger/schema.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { createPayout, takePayoutStep } from './service.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ now: '2026-01-10T09:00:00Z' });
  company = await world.company();
});
afterAll(() => world.close());

/**
 * One month with a deal on hold, one that is payable and in an approved payout, an event that waits and one that
 * failed.
 */
async function live(day: string): Promise<void> {
  world.clock.set(`${day}T09:00:00Z`);
  await company.within(async (call) => {
    const partner = await givenPartner(call);
    const due = await givenDeal(call, { partners: [partner], closed_on: '2025-12-01' });
    await accrueForOpportunity(call, due);
    await accrueForOpportunity(call, await givenDeal(call, { partners: [partner], closed_on: day }));
    await call.run(sql`
      insert into commission_events (organization_id, id, source, external_id, kind, occurred_on, received_at, currency,
        body, status)
      select ${call.organization_id}, new_id(), 'test', s || ${day}::text, 'refund', ${day}::text::date, ${call.now()},
        'USD', '{}', s from unnest(array['parked', 'failed']) s`);
    const payout = await createPayout(call, { currency: 'USD' });
    await takePayoutStep.submit(call, payout, {});
    await takePayoutStep.approve(call, payout, {});
  });
}

/** Maps the address of a list in the web client to the rows of the API that it shows. */
const resources: Record<string, string> = {
  '/commissions/events': 'commission_events',
  '/commissions': 'commission_lines',
  '/commissions/payouts': 'payout_batches',
};

test('counts in a month’s review match the lists behind them', async () => {
  await company.within((call) => givenPlan(call, tenPercent));
  await live('2026-01-10');
  await live('2026-01-31');
  await live('2026-02-01');
  world.clock.set('2026-03-16T09:00:00Z');
  const { period, open } = await company.owner.get<PeriodReview>('/accounting_periods/2026-01');
  expect(open.map(({ kind }) => kind)).toEqual(['event_parked', 'event_failed', 'commission_on_hold', 'payout_open']);
  for (const { kind, count } of open) {
    const [path, query] = openItemsLink(kind, period).split('?') as [string, string];
    const answer = await company.owner.request('GET', `/${resources[path]}?${query}`);
    expect([kind, Number(answer.headers['x-total-count'])]).toEqual([kind, count]);
    expect(count).toBe(2);
  }
});
