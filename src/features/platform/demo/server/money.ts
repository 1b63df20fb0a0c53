import { recordPayment, releaseDue } from '#features/money/commissions/server/service.ts';
import { beginClosing, closeMonth, readPeriods } from '#features/money/ledger/server/service.ts';
import { approveBatch, createPayout, payItems, submitBatch } from '#features/money/payouts/server/service.ts';
import { addDays, addMonths } from '#shared/dates.ts';
import type { History } from './history.ts';

/** Customers pay three weeks after they bought; what is earned on collected money follows. */
export async function customersPay(history: History, month: number): Promise<void> {
  await history.on(month === 0 ? history.today : history.day(month), async (call) => {
    const bought = await call.rows<{ id: string; number: number; amount_minor: number; due_on: string }>(
      `select id, number, amount_minor, (closed_on + 21)::text as due_on from opportunities o
       where organization_id = $1 and status = 'won' and amount_minor > 0 and closed_on + 21 <= $2
         and not exists (select from commission_events e where e.organization_id = o.organization_id and e.opportunity_id = o.id and e.kind = 'payment')
       order by due_on, number`,
      [call.organization_id, call.today()],
    );
    for (const { id, number, amount_minor, due_on } of bought)
      await recordPayment(call, id, { amount_minor, on: due_on, external_id: `INV-${number}` });
  });
}

/** Once a month: what is due is released, collected, agreed to by a second person and paid; this month's still waits. */
export async function payMonthly(
  history: History,
  { month, currency, approver }: { month: number; currency: string; approver: string },
): Promise<void> {
  const day = month === 0 ? history.today : history.day(month);
  const batch = await history.on(day, async (call) => {
    await releaseDue(call);
    const due = await call.maybe(
      "select partner_id from commission_lines where organization_id = $1 and status = 'payable' and currency = $2 group by partner_id having sum(amount_minor) >= 5000 limit 1",
      [call.organization_id, currency],
    );
    if (!due) return undefined;
    const id = await createPayout(call, { currency, cutoff_on: day });
    await submitBatch(call, id);
    return id;
  });
  if (!batch || month === 0) return;
  await history.on(
    day,
    async (call) => {
      await approveBatch(call, batch);
      await payItems(call, batch, { paid_on: day, reference: `WIRE-${day.replaceAll('-', '').slice(2)}` });
    },
    { user_id: approver },
  );
}

/** Finance has closed each old month some days after its end; the last but one is being closed, the last one waits. */
export async function closeOldMonths(history: History, finance: string): Promise<void> {
  const as = { user_id: finance };
  const ended = (await history.on(history.today, readPeriods)).filter(({ has_ended }) => has_ended).reverse();
  for (const { month } of ended.slice(0, -2)) {
    await history.on(
      addDays(addMonths(`${month}-01`, 1), 6),
      async (call) => {
        await beginClosing(call, month);
        await closeMonth(call, month);
      },
      as,
    );
  }
  const next = ended.at(-2);
  if (next) await history.on(history.today, (call) => beginClosing(call, next.month), as);
}
