import { defineRecordFacts, defineRecordFigures, monthly, record } from '#server/extension-points/record-state.ts';
import { money, sentence } from '#shared/text/sentence.ts';

const can = 'commission_lines:view' as const;
const both = ['company', 'partner'] as const;
const partnerCurrency = `(select p.currency from partners p where p.organization_id = $1::uuid and p.id = ${record})`;
const ofPartner = `l.organization_id = $1::uuid and l.partner_id = ${record} and l.kind <> 'carried' and l.currency = ${partnerCurrency}`;
const ofDeal = `l.organization_id = $1::uuid and l.opportunity_id = ${record}`;
const dealCurrency = `(select l.currency from commission_lines l where ${ofDeal} group by 1 order by count(*) desc, 1 limit 1)`;

export const recordFacts = defineRecordFacts([
  {
    key: 'payable',
    on: 'partners',
    side: both,
    can,
    tone: 'plain',
    weight: 42,
    from: 'commission_lines t',
    where: `t.partner_id = ${record} and t.status = 'payable' and t.currency = ${partnerCurrency}`,
    values: { amount: 'sum(t.amount_minor)::bigint', currency: 'min(t.currency)' },
    say: ({ amount, currency }) => (amount > 0 ? sentence`${money(amount, currency)} is ready to pay.` : undefined),
  },
]);

export const recordFigures = defineRecordFigures([
  {
    key: 'commission',
    on: 'partners',
    side: both,
    can,
    label: 'Commission, 12 months',
    order: 30,
    kind: 'money',
    value: `(select coalesce(sum(l.amount_minor), 0) from commission_lines l where ${ofPartner} and l.effective_on > $4::date - interval '12 months')`,
    currency: partnerCurrency,
    months: monthly({
      from: 'commission_lines l',
      where: ofPartner,
      at: 'l.effective_on',
      value: 'sum(l.amount_minor)',
    }),
    to: '/partners/show/$id?tab=commissions',
  },
  {
    key: 'commission',
    on: 'opportunities',
    side: both,
    can,
    label: 'Commission',
    order: 40,
    kind: 'money',
    value: `(select nullif(sum(l.amount_minor), 0) from commission_lines l where ${ofDeal} and l.currency = ${dealCurrency})`,
    currency: dealCurrency,
  },
]);
