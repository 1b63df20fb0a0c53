import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { recordPayment } from './service.ts';

/** Customers pay three weeks after they bought, so commission on collected money follows then. */
async function customersPay({ history, company }: DemoStory, month: number): Promise<void> {
  if (!company.earnsOnPayment) return;
  await history.on(month === 0 ? history.today : history.day(month), async (call) => {
    const bought = await call.rows<{ id: string; number: number; amount_minor: number; due_on: string }>(sql`
      select id, number, amount_minor, (closed_on + 21)::text as due_on from opportunities o
      where organization_id = ${call.organization_id} and status = 'won' and amount_minor > 0
        and closed_on + 21 <= ${call.today()}
        and not exists (select from commission_events e
          where e.organization_id = o.organization_id and e.opportunity_id = o.id and e.kind = 'payment')
      order by due_on, number`);
    for (const { id, number, amount_minor, due_on } of bought)
      await recordPayment(call, id, { amount_minor, on: due_on, external_id: `INV-${number}` });
  });
}

export const demo = [defineDemo('customer-payments', { when: 'month', after: ['opportunities'], run: customersPay })];
