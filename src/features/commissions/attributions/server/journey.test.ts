import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenPlan } from '#features/commissions/accruals/server/testing/program.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import type { BatchPreview, PayoutBatch } from '#features/payouts/payouts/schema.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { amountsOf, click, givenReferrer, trackingKey, withKey } from './testing/tracked.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('a referral from the link to the recovered balance: click, lead, sales, month 13, refund, clawback', async () => {
  world.clock.set('2026-01-15T09:00:00Z');
  const company = await world.company();
  const [finance, approver] = [await company.member('finance'), await company.member('finance')];
  const months = (op: string, value?: number) => ({
    all: [{ field: 'months_since_first', op, ...(value && { value }) }],
  });
  // A first sale is not a renewal.
  const firstYear = { any: [months('is_not_set'), months('lt', 12)] };
  await company.within((call) =>
    givenPlan(call, {
      hold_days: 0,
      recurring_months: 24,
      rules: [
        {
          id: 'first-year',
          when: firstYear,
          calc: { type: 'percent', rate_ppm: 200_000 },
          clawback: { mode: 'full' },
        },
        {
          id: 'later',
          when: { any: [months('gte', 12)] },
          calc: { type: 'percent', rate_ppm: 50_000 },
          clawback: { mode: 'full' },
        },
      ],
    } as never),
  );
  const referrer = await givenReferrer(company);
  const partner = await world.partnerUser(company, referrer.partner_id);
  const track = withKey(world, await trackingKey(company));
  let n = 0;
  const sell = async (on: string, amount_minor: number, more: object = {}) => {
    world.clock.set(`${on}T10:00:00Z`);
    n += 1;
    const { status, body } = await track('sale', {
      invoice_id: `J-${n}`,
      customer_id: 'ana',
      currency: 'USD',
      amount_minor,
      ...more,
    });
    expect([status, body.status, body.partner_id]).toEqual([200, 'attributed', referrer.partner_id]);
    return { invoice_id: `J-${n}`, earned: await amountsOf(company, body.opportunity_id!), deal: body.opportunity_id! };
  };
  const payout = async () => finance.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
  const pay = async (batch: PayoutBatch) => {
    await finance.post(`/payout_batches/${batch.id}/submit`, {});
    await approver.post(`/payout_batches/${batch.id}/approve`, {});
    await finance.post(`/payout_batches/${batch.id}/pay`, { paid_on: world.clock.now().toISOString().slice(0, 10) });
  };

  // The partner's link brings a visitor, who signs up and buys.
  const click_id = await click(world, referrer);
  const lead = await track('lead', { customer_id: 'ana', email: 'ana@blue.example', company: 'Blue', click_id });
  expect(lead.body).toMatchObject({ status: 'attributed', partner_id: referrer.partner_id });
  const first = await sell('2026-01-20', 50_000);
  expect(first.earned).toEqual([10_000]);

  // Renewals earn 20% for a year and 5% from month 13 on.
  expect((await sell('2026-12-20', 50_000)).earned).toEqual([10_000]);
  expect((await sell('2027-01-21', 50_000)).earned).toEqual([2_500]);

  // The earned commission is paid.
  const paid = await payout();
  expect(paid.total_minor).toBe(22_500);
  await pay(paid);

  // The first sale is refunded after its commission was paid: the balance is negative, and nothing is paid.
  world.clock.set('2027-02-01T10:00:00Z');
  const refund = { invoice_id: first.invoice_id, refund_id: 'R-1' };
  expect((await track('refund', refund)).body.status).toBe('attributed');
  expect((await track('refund', refund)).body.is_repeat).toBe(true);
  expect(await amountsOf(company, first.deal)).toEqual([10_000, -10_000]);
  const negative = await payout();
  const preview = await finance.get<BatchPreview>(`/payout_batches/${negative.id}/preview`);
  expect(preview.rows[0]).toMatchObject({ result: 'carried_negative', amount_minor: -10_000 });
  await finance.post(`/payout_batches/${negative.id}/cancel`, { reason: 'Nothing to pay' });

  // Later sales recover it, and only the rest is paid.
  expect((await sell('2027-02-21', 160_000)).earned).toEqual([8_000]);
  expect((await sell('2027-03-21', 100_000)).earned).toEqual([5_000]);
  const recovered = await payout();
  expect(recovered.total_minor).toBe(3_000);
  await pay(recovered);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });

  // The partner sees the same figures.
  const { totals } = await partner.get<{ totals: object }>(`/referral_links/performance?link_id=${referrer.link.id}`);
  expect(totals).toMatchObject({ clicks: 1, leads: 1, refunds: 1 });
}, 60_000);
