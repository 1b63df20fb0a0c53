import { defineRecordFacts, defineRecordFigures, monthly, record } from '#server/extension-points/record-state.ts';
import { caller } from '#server/extension-points/work-items.ts';
import { counted, day, money, sentence } from '#shared/text/sentence.ts';
import { lostReasonOptions } from '../fields.schema.ts';
import { closedDeals, openPipeline, wonDeals, wonRevenue } from '../measures.ts';

const both = ['company', 'partner'] as const;
const view = 'opportunities:view' as const;
const isThis = `t.id = ${record} and t.archived_at is null`;
const isOpen = `${isThis} and t.status = 'open'`;
const partnerDeals = `t.partner_id = ${record} and t.archived_at is null`;
const ofPartner = `o.organization_id = $1::uuid and o.partner_id = ${record} and o.archived_at is null`;
const ofAccount = `o.organization_id = $1::uuid and o.account_id = ${record} and o.archived_at is null`;
const partnerCurrency = `(select p.currency from partners p where p.organization_id = $1::uuid and p.id = ${record})`;
/** The currency with the most deals of an account. */
const accountCurrency = `(select o.currency from opportunities o where ${ofAccount} group by 1 order by count(*) desc, 1 limit 1)`;
const days = (from: string) => `(${caller.today} - (${from} at time zone ${caller.zone})::date)`;
const openedByMonth = (of: string) =>
  monthly({ from: 'opportunities o', where: of, at: 'o.opened_on', value: 'count(*)' });

export const recordFacts = defineRecordFacts([
  {
    key: 'deals_at_risk',
    on: 'partners',
    side: 'company',
    can: view,
    tone: 'risk',
    weight: 75,
    from: 'opportunity_rows t',
    where: `${partnerDeals} and t.status = 'open' and t.is_at_risk`,
    values: {
      count: 'count(*)::int',
      amount: 'sum(t.amount_minor)::bigint',
      currency: 'min(t.currency)',
      currencies: 'count(distinct t.currency)::int',
    },
    say: ({ count, amount, currency, currencies }) => {
      if (count === 0) return undefined;
      const deals = counted(count, 'deal is', 'deals are');
      return currencies === 1 && amount
        ? sentence`${deals} at risk, worth ${money(amount, currency)}.`
        : sentence`${deals} at risk.`;
    },
    link: { label: 'View deals', to: '/partners/show/$id?tab=deals&status=open' },
  },
  {
    key: 'deals_won',
    on: 'partners',
    side: both,
    can: view,
    tone: 'good',
    weight: 52,
    from: 'opportunities t',
    where: `${partnerDeals} and t.status = 'won' and t.closed_on >= date_trunc('quarter', ${caller.today})::date`,
    values: {
      count: 'count(*)::int',
      amount: 'sum(t.amount_minor)::bigint',
      currency: 'min(t.currency)',
      currencies: 'count(distinct t.currency)::int',
    },
    say: ({ count, amount, currency, currencies }) => {
      if (count === 0) return undefined;
      const deals = counted(count, 'deal', 'deals');
      return currencies === 1 && amount
        ? sentence`Won ${deals} worth ${money(amount, currency)} this quarter.`
        : sentence`Won ${deals} this quarter.`;
    },
  },
  {
    key: 'no_open_deals',
    on: 'partners',
    side: 'company',
    can: view,
    tone: 'plain',
    weight: 40,
    from: 'partners t join partner_statuses s on s.organization_id = t.organization_id and s.id = t.status_id',
    where: `t.id = ${record} and t.archived_at is null and s.category = 'active' and not exists (select from opportunities o
      where o.organization_id = t.organization_id and o.partner_id = t.id and o.status = 'open' and o.archived_at is null)`,
    values: { last: `(select max(o.opened_on) from opportunities o where ${ofPartner})` },
    say: ({ last }) =>
      last ? sentence`No open deals. The last one was opened on ${day(last)}.` : sentence`No deals yet.`,
  },
  {
    key: 'at_risk',
    on: 'opportunities',
    side: both,
    can: view,
    tone: 'risk',
    weight: 90,
    from: 'opportunity_rows t',
    where: `${isThis} and t.is_at_risk`,
    values: { days: days('t.last_activity_at') },
    say: ({ days: count }) => sentence`At risk: no activity for ${counted(count, 'day', 'days')}.`,
  },
  {
    key: 'past_close',
    on: 'opportunities',
    side: both,
    can: view,
    tone: 'risk',
    weight: 85,
    from: 'opportunities t',
    where: `${isOpen} and t.expected_close_on < ${caller.today}`,
    values: { on: 't.expected_close_on' },
    say: ({ on }) => sentence`It was expected to close on ${day(on)}.`,
  },
  {
    key: 'next_step',
    on: 'opportunities',
    side: both,
    can: view,
    tone: 'wait',
    weight: 70,
    from: 'opportunities t',
    where: `${isOpen} and t.next_step is not null`,
    values: { step: 't.next_step', on: 't.next_step_on', is_late: `t.next_step_on < ${caller.today}` },
    say: ({ step, on, is_late }) => {
      const text = String(step).replace(/\.$/, '');
      if (!on) return sentence`Next step: ${text}.`;
      return is_late
        ? sentence`Next step was due on ${day(on)}: ${text}.`
        : sentence`Next step by ${day(on)}: ${text}.`;
    },
  },
  {
    key: 'no_next_step',
    on: 'opportunities',
    side: 'company',
    can: 'opportunities:manage',
    tone: 'plain',
    weight: 45,
    from: 'opportunities t',
    where: `${isOpen} and t.next_step is null`,
    values: { deal: 't.id' },
    say: () => sentence`No next step.`,
  },
  {
    key: 'no_partner',
    on: 'opportunities',
    side: 'company',
    can: view,
    tone: 'plain',
    weight: 35,
    from: 'opportunities t',
    where: `${isOpen} and t.partner_id is null`,
    values: { deal: 't.id' },
    say: () => sentence`No partner takes part.`,
    link: { label: 'Add partner', to: '/commissions/opportunities/show/$deal?tab=partners' },
  },
  {
    key: 'closed',
    on: 'opportunities',
    side: both,
    can: view,
    tone: 'good',
    weight: 60,
    from: 'opportunities t',
    where: `${isThis} and t.status = 'won'`,
    values: { on: 't.closed_on', amount: 't.amount_minor', currency: 't.currency', days: 't.closed_on - t.opened_on' },
    say: ({ on, amount, currency, days: count }) =>
      amount === null || count < 1
        ? sentence`Won on ${day(on)}.`
        : sentence`Won on ${day(on)} for ${money(amount, currency)} after ${counted(count, 'day', 'days')}.`,
  },
  {
    key: 'lost',
    on: 'opportunities',
    side: both,
    can: view,
    tone: 'plain',
    weight: 60,
    from: 'opportunities t',
    where: `${isThis} and t.status = 'lost'`,
    values: { on: 't.closed_on', reason: 't.lost_reason' },
    say: ({ on, reason }) => {
      const label = lostReasonOptions.find(({ value }) => value === reason)?.label;
      return label ? sentence`Lost on ${day(on)}: ${label.toLowerCase()}.` : sentence`Lost on ${day(on)}.`;
    },
  },
  {
    key: 'open_deals',
    on: 'accounts',
    side: both,
    can: view,
    tone: 'plain',
    weight: 60,
    from: 'opportunities t',
    where: `t.account_id = ${record} and t.archived_at is null and t.status = 'open'`,
    values: {
      count: 'count(*)::int',
      amount: 'sum(t.amount_minor)::bigint',
      currency: 'min(t.currency)',
      currencies: 'count(distinct t.currency)::int',
      close: 'min(t.expected_close_on)',
    },
    say: ({ count, amount, currency, currencies, close }) => {
      if (count === 0) return undefined;
      const deals = counted(count, 'open deal', 'open deals');
      const worth = currencies === 1 && amount ? [' worth ', money(amount, currency)] : [];
      return [deals, ...worth, ...(close ? [', the next expected to close on ', day(close)] : []), '.'];
    },
  },
  {
    key: 'customer_since',
    on: 'accounts',
    side: 'company',
    can: view,
    tone: 'good',
    weight: 50,
    from: 'opportunities t',
    where: `t.account_id = ${record} and t.archived_at is null and t.status = 'won'`,
    values: { first: 'min(t.closed_on)', last: 'max(t.closed_on)', count: 'count(*)::int' },
    say: ({ first, last, count }) => {
      if (count === 0) return undefined;
      return count === 1
        ? sentence`Customer since ${day(first)}.`
        : sentence`Customer since ${day(first)}, last deal won on ${day(last)}.`;
    },
  },
]);

const figure = { side: both, can: view } as const;
const ofPartnerRecord = { ...figure, on: 'partners', by: 'partner_id', currency: partnerCurrency } as const;
const ofAccountRecord = { ...figure, on: 'accounts', by: 'account_id', currency: accountCurrency } as const;

const probability = `(select s.probability from opportunities o join opportunity_stages s
  on s.organization_id = o.organization_id and s.id = o.stage_id
  where o.organization_id = $1::uuid and o.id = ${record} and o.status = 'open')`;

export const recordFigures = defineRecordFigures([
  { ...ofPartnerRecord, key: 'open_pipeline', measure: openPipeline, order: 10 },
  { ...ofPartnerRecord, key: 'won_revenue', measure: wonRevenue, period: 'this_year', order: 20, hasMonths: true },
  {
    ...ofPartnerRecord,
    key: 'win_rate',
    measure: wonDeals,
    period: 'last_12_months',
    share: { of: closedDeals, label: 'Win rate, last 12 months' },
    order: 40,
  },
  { ...ofAccountRecord, key: 'open_pipeline', measure: openPipeline, order: 10 },
  { ...ofAccountRecord, key: 'won_revenue', measure: wonRevenue, order: 20, hasMonths: true },
  {
    key: 'deals',
    on: 'accounts',
    side: both,
    can: view,
    label: 'Deals',
    order: 30,
    kind: 'count',
    value: `(select count(*) from opportunities o where ${ofAccount})`,
    months: openedByMonth(ofAccount),
  },
  {
    key: 'partners',
    on: 'accounts',
    side: 'company',
    can: view,
    label: 'Partners',
    order: 40,
    kind: 'count',
    value: `(select count(distinct o.partner_id) from opportunities o where ${ofAccount})`,
  },
  {
    key: 'amount',
    on: 'opportunities',
    side: both,
    can: view,
    label: 'Amount',
    order: 10,
    kind: 'money',
    value: `(select o.amount_minor from opportunities o where o.organization_id = $1::uuid and o.id = ${record})`,
    currency: `(select o.currency from opportunities o where o.organization_id = $1::uuid and o.id = ${record})`,
  },
  {
    key: 'probability',
    on: 'opportunities',
    side: 'company',
    can: view,
    label: 'Probability',
    order: 20,
    kind: 'percent',
    value: probability,
  },
  {
    key: 'age',
    on: 'opportunities',
    side: both,
    can: view,
    label: 'Age',
    order: 50,
    kind: 'days',
    value: `(select coalesce(o.closed_on, ${caller.today}) - o.opened_on from opportunities o
      where o.organization_id = $1::uuid and o.id = ${record})`,
  },
]);
