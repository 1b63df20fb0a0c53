import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { acceptAgreement, issueForItem, writeSettings } from './service.ts';
import { DEFAULT_TERMS } from './settings.ts';

/** The first partner agreed to self-billing, so each of its payments comes with an invoice. */
async function invoiceMonthly(story: DemoStory, month: number): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions) return;
  const partner_id = story.get('partners')[0]!.id;
  if (month === -20)
    await history.on(history.day(month, 8), async (call) => {
      const { name } = await call.one<{ name: string }>(
        sql`select name from organizations where id = ${call.organization_id}`,
      );
      await writeSettings(call, {
        is_on: true,
        legal_name: `${name} Ltd`,
        street: '4 Harbor Street',
        city: 'Dublin',
        postal_code: 'D02 X285',
        country: 'IE',
        vat_number: 'IE6433435F',
        vat_rate_ppm: 230_000,
        prefix: 'SB',
        terms: DEFAULT_TERMS,
        nec_threshold_minor: 200_000,
      });
      await acceptAgreement(call, partner_id, 'Piet Partner');
    });
  const day = month === 0 ? history.today : history.day(month);
  if (month < -19) return;
  await history.on(day, async (call) => {
    const paid = await call.rows<{ id: string }>(sql`
      select i.id from payout_items i
      where i.organization_id = ${call.organization_id} and i.partner_id = ${partner_id} and i.status = 'paid'
        and i.paid_on = ${day}
        and not exists (select from self_billing_invoices s
          where s.organization_id = i.organization_id and s.item_id = i.id)`);
    for (const { id } of paid) await issueForItem(call, id);
  });
}

export const demo = [
  defineDemo('self-billing', { when: 'month', after: ['payouts', 'tax-profiles'], run: invoiceMonthly }),
];
