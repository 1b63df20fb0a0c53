import { defineHealthSignals } from '#server/extension-points/health-signals.ts';
import { counted, sentence } from '#shared/text/sentence.ts';

const items = (where: string) => `(select count(*)::int from payout_items i
  where i.organization_id = p.organization_id and i.partner_id = p.id and ${where})`;
const failed = items("i.status in ('failed', 'returned')");
const paid = items("i.status = 'paid'");
const waiting = `(exists (select from commission_lines l where l.organization_id = p.organization_id and l.partner_id = p.id
    and l.status = 'payable' and l.amount_minor > 0)
  and not exists (select from payout_methods m where m.organization_id = p.organization_id and m.partner_id = p.id and m.status = 'verified'))`;

export const healthSignals = defineHealthSignals([
  {
    key: 'payments',
    label: 'Payments',
    weight: 15,
    points: `case when ${failed} > 0 then 0 when ${waiting} then 40 when ${paid} > 0 then 100 end`,
    values: { failed, waiting },
    say: ({ failed: count, waiting: isWaiting }) => {
      if (count > 0) return sentence`${counted(count, 'payment', 'payments')} failed.`;
      return isWaiting
        ? sentence`Commission is payable, but no payout details are verified.`
        : sentence`Payments arrive.`;
    },
    to: '/partners/show/$id?tab=commissions',
  },
]);
