import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity, refundOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import type { Trace } from '#features/commissions/commission-engine/trace.schema.ts';
import type { Published } from '#features/commissions/commission-plans/responses.ts';
import { samplePlanDraft } from '#features/commissions/commission-plans/server/sample.ts';
import type { PeriodReview, TrialBalanceRow } from '#features/payouts/ledger/schema.ts';
import { closeMonth, startClosing, verifyLedger } from '#features/payouts/ledger/server/service.ts';
import type { DealExplanation, Receipt, Recomputation } from '#features/payouts/receipts/schema.ts';
import type { Statement } from '#features/payouts/statements/schema.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Recalculation } from '../schema.ts';

let world: World;
let company: Company;
let finance: Person;
let partner: string;
let seller: Person;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-01-10T09:00:00Z');
  company = await world.company();
  finance = await company.member('finance');
  partner = await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    return givenPartner(call);
  });
  seller = await world.partnerUser(company, partner);
});
afterAll(() => world.close());

async function win(closed_on: string): Promise<string> {
  return company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [partner], closed_on });
    await accrueForOpportunity(call, deal);
    return deal;
  });
}
async function close(month: string): Promise<void> {
  await company.within(async (call) => {
    await startClosing(call, month);
    await closeMonth(call, month);
  });
}
const lines = (deal: string) => company.within((call) => linesOf(call, deal));
const receipt = (id: string, who = finance) =>
  who.get<Omit<Receipt, 'trace'> & { trace: Trace }>(`/commission_lines/${id}/receipt`);
const later = {
  title: 'Booked in March 2026',
  detail: 'January 2026 was closed when this was booked. It is booked in March 2026 instead and keeps its own date.',
};

test('books a late win of a closed month today with its own date, and explains why', async () => {
  await win('2026-01-10');
  world.clock.set('2026-03-16T09:00:00Z');
  await close('2026-01');
  const deal = await win('2026-01-20');
  const [line] = await lines(deal);
  expect(line).toMatchObject({ effective_on: '2026-01-20', amount_minor: 10_000 });
  const own = await receipt(line!.id);
  expect(own.trace.codes).toContain('period_closed');
  expect(own.trace.books).toEqual({ open_from: '2026-02-01', booked_in: '2026-03' });
  expect(own.steps).toContainEqual(later);
  expect((await receipt(line!.id, seller)).steps).toContainEqual(later);
  expect(await finance.post<Recomputation>(`/commission_lines/${line!.id}/recompute`)).toMatchObject({
    is_identical: true,
  });
  for (const who of [finance, seller]) {
    expect((await who.get<DealExplanation>(`/opportunities/${deal}/commissions`)).reasons).toContain(
      'Its month was already closed, so it is booked in a later month and keeps its own date.',
    );
  }
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('mentions closed months only where they apply', async () => {
  await win('2026-01-10');
  world.clock.set('2026-03-16T09:00:00Z');
  await close('2026-01');
  const [line] = await lines(await win('2026-02-20'));
  const { trace, steps } = await receipt(line!.id);
  expect(trace.codes).not.toContain('period_closed');
  expect(steps.map(({ title }) => title)).not.toContain('Booked in March 2026');
});

test('books a refund dated in a closed month in the open one', async () => {
  const deal = await win('2026-01-10');
  world.clock.set('2026-03-16T09:00:00Z');
  await close('2026-01');
  await company.within((call) =>
    refundOpportunity(call, deal, { on: '2026-01-25', external_id: 'r', reason: 'Canceled' }),
  );
  const refund = (await lines(deal)).find(({ amount_minor }) => amount_minor < 0)!;
  expect(refund.effective_on).toBe('2026-01-25');
  expect((await receipt(refund.id)).steps).toContainEqual(later);
  const march = await finance.get<PeriodReview>('/accounting_periods/2026-03');
  expect(march.period.totals).toMatchObject([{ currency: 'USD', accrued_minor: -10_000, owed_minor: 0 }]);
});

test('explains a manual commission for a closed month to both sides', async () => {
  await win('2026-01-10');
  world.clock.set('2026-03-16T09:00:00Z');
  await close('2026-01');
  const body = { partner_id: partner, amount_minor: 5_000, currency: 'USD', reason: 'Goodwill', on: '2026-01-15' };
  const { id } = await finance.post<{ id: string }>('/commission_lines/by_hand', body);
  for (const who of [finance, seller]) expect((await receipt(id, who)).steps).toContainEqual(later);
});

test('posts a recalculation of a closed month in the open one', async () => {
  await win('2026-01-10');
  world.clock.set('2026-03-16T09:00:00Z');
  await close('2026-01');
  const twenty = {
    ...tenPercent,
    rules: [{ ...tenPercent.rules[0]!, calc: { type: 'percent' as const, rate_ppm: 200_000 } }],
  };
  await company.within(async (call) => {
    const { plan_id } = await call.one<{ plan_id: string }>(
      sql`select plan_id from plan_versions where organization_id = ${call.organization_id}`,
    );
    await givenPlan(call, twenty, { plan_id, version: 2, effective_from: '2026-01-01', recorded_at: '2026-03-16' });
  });
  const run = await finance.post<Recalculation>('/commission_recalculations', { reason: 'Agreed late' });
  expect(run.totals).toMatchObject([{ net_minor: 10_000 }]);
  await (await company.member('finance')).post(`/commission_recalculations/${run.id}/approve`, {});
  const march = await finance.get<PeriodReview>('/accounting_periods/2026-03');
  expect(march.period.totals).toMatchObject([{ accrued_minor: 10_000, owed_minor: 20_000 }]);
  const frozen = await finance.get<PeriodReview>('/accounting_periods/2026-01');
  expect(frozen.period.totals).toMatchObject([{ accrued_minor: 10_000, owed_minor: 10_000 }]);
  const [correction] = await finance.get<{ id: string; effective_on: string }[]>('/commission_lines?kind=adjustment');
  expect(correction).toMatchObject({ effective_on: '2026-01-10' });
  const { trace, steps } = await receipt(correction!.id);
  expect(trace.codes).toEqual(['period_closed']);
  expect(steps).toContainEqual(later);
  expect(await finance.post<Recomputation>(`/commission_lines/${correction!.id}/recompute`)).toMatchObject({
    is_identical: true,
  });
});

test('requires confirmation to publish into a closed month', async () => {
  await win('2026-01-10');
  world.clock.set('2026-03-16T09:00:00Z');
  await close('2026-01');
  const { version_id } = await company.within((call) => samplePlanDraft(call, tenPercent));
  const publish = (body: object) => finance.request('POST', `/plan_versions/${version_id}/publish`, body);
  expect((await publish({ effective_from: '2026-01-31' })).json()).toMatchObject({
    statusCode: 422,
    errors: { accepts_recalculation: [expect.stringContaining('must be accepted')] },
    problems: [{ code: 'period_closed', severity: 'warning', path: 'effective_from' }],
    open_from: '2026-02-01',
    booked_in: '2026-03',
  });
  const published = await publish({ effective_from: '2026-01-10', accepts_recalculation: true });
  expect(published.json<Published>()).toMatchObject({ affected_deals: 1, requires_recalculation: true });
});

test('requires no confirmation from the first open day on', async () => {
  await win('2026-01-10');
  world.clock.set('2026-03-16T09:00:00Z');
  await close('2026-01');
  const { version_id } = await company.within((call) => samplePlanDraft(call, tenPercent));
  expect(
    (await finance.request('POST', `/plan_versions/${version_id}/publish`, { effective_from: '2026-02-01' }))
      .statusCode,
  ).toBe(200);
});

test('lists holds and failures in a month’s review, and ends the statement with stored balances', async () => {
  const deal = await win('2026-01-10');
  await company.within((call) =>
    call.run(sql`
      insert into commission_events (organization_id, id, source, external_id, kind, occurred_on, received_at, currency,
        body, status, note, opportunity_id)
      values (${call.organization_id}, new_id(), 'test', 'x', 'refund', '2026-01-12', ${call.now()}, 'USD', '{}',
        'failed', 'No rate', ${deal})`),
  );
  world.clock.set('2026-03-16T09:00:00Z');
  const { open } = await finance.get<PeriodReview>('/accounting_periods/2026-01');
  expect(open).toMatchObject([
    { kind: 'event_failed', count: 1, items: [{ label: 'Deal 1', on: '2026-01-12', opportunity_id: deal }] },
    { kind: 'commission_on_hold', count: 1, items: [{ amount_minor: 10_000, currency: 'USD', on: '2026-01-10' }] },
  ]);
});

test('ends the statement of a closed month with its stored balance', async () => {
  // The deal was won in December, so its hold period is over and it is payable at once.
  const deal = await win('2025-12-05');
  world.clock.set('2026-03-16T09:00:00Z');
  await close('2026-01');
  await company.within((call) =>
    refundOpportunity(call, deal, { on: '2026-01-25', external_id: 'r', reason: 'Canceled' }),
  );
  const statement = await finance.get<Statement>(
    `/partner_statement?partner_id=${partner}&currency=USD&from=2026-01-01&to=2026-01-31`,
  );
  expect(statement.closing_minor).toBe(10_000);
  const trialBalance = await finance.rows<TrialBalanceRow>('/ledger/trial_balance?month=2026-01');
  expect(trialBalance).toContainEqual(expect.objectContaining({ account: 'partners:payable', balance_minor: 10_000 }));
});
