import { releaseDue } from '#features/commissions/commissions/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createPayout, takePayoutStep } from './service.ts';

/**
 * Each month the due lines are released, collected in a payout, approved by a second person and paid; the payout of
 * this month still waits.
 */
async function payMonthly({ history, company: { currency, finance } }: DemoStory, month: number): Promise<void> {
  const day = month === 0 ? history.today : history.day(month);
  const batch = await history.on(day, async (call) => {
    await releaseDue(call);
    const due = await call.maybe(sql`
      select partner_id from commission_lines
      where organization_id = ${call.organization_id} and status = 'payable' and currency = ${currency}
      group by partner_id having sum(amount_minor) >= 5000 limit 1`);
    if (!due) return undefined;
    const id = await createPayout(call, { currency, cutoff_on: day });
    await takePayoutStep.submit(call, id, {});
    return id;
  });
  if (!batch || month === 0) return;
  await history.on(
    day,
    async (call) => {
      await takePayoutStep.approve(call, batch, {});
      await takePayoutStep.pay(call, batch, { paid_on: day, reference: `WIRE-${day.replaceAll('-', '').slice(2)}` });
    },
    { user_id: finance },
  );
}

/** The waiting payout is brought up to date with the commissions of later steps, so that it can be approved. */
async function updateWaiting({ history }: DemoStory): Promise<void> {
  await history.on(history.today, async (call) => {
    const waiting = await call.rows<{ id: string }>(sql`
      select id from payout_batches where organization_id = ${call.organization_id} and status = 'pending_approval'`);
    for (const { id } of waiting) {
      await takePayoutStep.reopen(call, id);
      await takePayoutStep.submit(call, id, {});
    }
  });
}

export const demo = [
  defineDemo('payouts', {
    when: 'month',
    after: ['customer-payments', 'payout-methods'],
    run: payMonthly,
  }),
  defineDemo('waiting-payout', {
    when: 'end',
    after: ['mdf-claims', 'disputes', 'accounting-periods', 'tax-rules'],
    run: updateWaiting,
  }),
];
