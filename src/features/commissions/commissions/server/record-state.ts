import { defineRecordFacts, defineRecordFigures, record } from '#server/extension-points/record-state.ts';
import { money, sentence } from '#shared/text/sentence.ts';
import { earnedCommission } from '../measures.ts';

const can = 'commission_lines:view' as const;
const both = ['company', 'partner'] as const;
const partnerCurrency = `(select p.currency from partners p where p.organization_id = $1::uuid and p.id = ${record})`;
const planCurrency = `(select l.currency from commission_lines l
  join plan_versions v on v.organization_id = l.organization_id and v.id = l.plan_version_id
  where l.organization_id = $1::uuid and v.plan_id = ${record} group by 1 order by count(*) desc, 1 limit 1)`;
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
    say: ({ amount, currency }) => (amount > 0 ? sentence`${money(amount, currency)} is payable.` : undefined),
  },
]);

export const recordFigures = defineRecordFigures([
  {
    key: 'commission',
    on: 'commission_plans',
    side: 'company',
    can,
    measure: earnedCommission,
    period: 'last_12_months',
    by: 'plan_id',
    order: 10,
    currency: planCurrency,
    hasMonths: true,
  },
  {
    key: 'commission',
    on: 'partners',
    side: both,
    can,
    measure: earnedCommission,
    period: 'last_12_months',
    by: 'partner_id',
    order: 30,
    currency: partnerCurrency,
    hasMonths: true,
  },
  {
    key: 'commission',
    on: 'opportunities',
    side: both,
    can,
    measure: earnedCommission,
    by: 'opportunity_id',
    order: 40,
    currency: dealCurrency,
  },
]);
