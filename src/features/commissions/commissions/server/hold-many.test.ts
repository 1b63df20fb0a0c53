import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueMany } from '#features/commissions/accruals/server/accrual.ts';
import { givenDeal, givenPartner, givenPlan } from '#features/commissions/accruals/server/testing/program.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { createPayout, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { ChangedMany } from '#shared/nouns/change-many.ts';
import type { CommissionLine } from '../schema.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('holds and releases many commissions at once and names paid ones', async () => {
  const company = await world.company();
  const { partner_id, paid, waiting } = await company.within(async (call) => {
    const partner = await givenPartner(call);
    await givenPlan(call, { hold_days: 0, rules: [{ id: 'base', calc: { type: 'percent', rate_ppm: 100_000 } }] });
    const sold = async () => {
      const deal = await givenDeal(call, { partners: [partner], amount_minor: 100_000, closed_on: '2026-01-10' });
      await accrueMany(call, [deal]);
      return deal;
    };
    const first = await sold();
    const batch = await createPayout(call, { currency: 'USD' });
    await takePayoutStep.submit(call, batch, {});
    await takePayoutStep.approve(call, batch, {});
    await takePayoutStep.pay(call, batch, { paid_on: call.today() });
    return { partner_id: partner, paid: first, waiting: [await sold(), await sold()] };
  });
  const lines = await company.owner.get<CommissionLine[]>(
    `/commission_lines?partner_id=${partner_id}&_sort=created_at`,
  );
  const ids = lines.map(({ id }) => id);
  const change = (values: object) => company.owner.post<ChangedMany>('/commission_lines/bulk', { ids, change: values });
  const stands = async () =>
    (await company.owner.get<CommissionLine[]>(`/commission_lines?partner_id=${partner_id}&_sort=created_at`)).map(
      ({ opportunity_id, status, hold_reason }) => [opportunity_id, status, hold_reason],
    );
  const refused = [{ id: ids[0], message: '“Put on hold” is not possible for a commission with the status “Paid”.' }];
  expect(await change({ hold: { reason: 'Who is the buyer?' } })).toMatchObject({ changed: 2, refused });
  expect(await stands()).toEqual([
    [paid, 'paid', null],
    ...waiting.map((deal) => [deal, 'on_hold', 'Who is the buyer?']),
  ]);
  const person = await world.partnerUser(company, partner_id);
  const seen = await person.get<CommissionLine[]>('/commission_lines?status=on_hold');
  expect(seen.map(({ hold_reason }) => hold_reason)).toEqual(['Who is the buyer?', 'Who is the buyer?']);
  expect((await person.request('POST', '/commission_lines/bulk', { ids, change: { release: true } })).statusCode).toBe(
    404,
  );
  expect(await change({ release: true })).toMatchObject({ changed: 2, refused: [{ id: ids[0] }] });
  expect(await stands()).toEqual([[paid, 'paid', null], ...waiting.map((deal) => [deal, 'payable', null])]);
  expect(await company.within((call) => verifyLedger(call))).toMatchObject({ is_intact: true });
});

test('does not archive or edit commissions in bulk', async () => {
  const { owner } = await world.company();
  for (const change of [{ archive: true }, { amount_minor: 1 }, { hold: {} }, {}]) {
    const body = { ids: ['01a203ed-9bce-739a-b422-b638249d49de'], change };
    expect((await owner.request('POST', '/commission_lines/bulk', body)).statusCode, JSON.stringify(change)).toBe(400);
  }
});
