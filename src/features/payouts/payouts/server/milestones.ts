import { defineMilestones } from '#server/extension-points/milestones.ts';
import { money, sentence } from '#shared/text/sentence.ts';

/** Earlier payments count too: those of an earlier payout, and those of the system that the company used before. */
export const milestones = defineMilestones([
  {
    kind: 'first_payout',
    can: 'payout_items:view',
    on: ['payout_items.updated'],
    reached: `select t.partner_id, '' as key, t.id as ref_id, t.statement_no as name, t.amount_minor, t.currency::text,
        least(t.updated_at, (t.paid_on + 1)::timestamptz) as reached_at
      from payout_items t where t.organization_id = $1 and t.id = any($2::uuid[]) and t.status = 'paid' and t.amount_minor > 0
        and not exists (select from payout_items o where o.organization_id = $1 and o.partner_id = t.partner_id
          and o.status = 'paid' and o.batch_id <> t.batch_id and (o.paid_on, o.id) < (t.paid_on, t.id))
        and not exists (select from imported_earnings e where e.organization_id = $1 and e.partner_id = t.partner_id
          and e.state = 'paid')`,
    tells: {
      company: {
        title: 'First payout made',
        text: ({ partner, amount_minor, currency }) =>
          sentence`${partner} received its first payout of ${money(amount_minor ?? 0, currency ?? 'USD')}.`,
        link: { label: 'Open partner', to: '/partners/show/$partner_id' },
      },
      partner: {
        title: 'Your first payout is paid',
        text: ({ amount_minor, currency }) => sentence`We paid you ${money(amount_minor ?? 0, currency ?? 'USD')}.`,
        link: { label: 'Open earnings', to: '/revenue/commissions' },
      },
    },
  },
]);
