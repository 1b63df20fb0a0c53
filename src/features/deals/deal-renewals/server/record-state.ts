import { defineRecordFacts, record } from '#server/extension-points/record-state.ts';
import { caller } from '#server/extension-points/work-items.ts';
import { counted, day, money, sentence } from '#shared/text/sentence.ts';

const both = ['company', 'partner'] as const;
const open = `t.status = 'open' and t.ends_on <= ${caller.today} + 90`;

export const recordFacts = defineRecordFacts([
  {
    key: 'renewal',
    on: 'opportunities',
    side: both,
    can: 'deal_renewals:view',
    tone: 'wait',
    weight: 82,
    from: 'deal_renewal_rows t',
    where: `t.opportunity_id = ${record} and t.status in ('open', 'started')`,
    values: { on: 't.ends_on', amount: 't.amount_minor', currency: 't.currency', status: 't.status' },
    say: ({ on, amount, currency, status }) =>
      status === 'started'
        ? sentence`Ends on ${day(on)}; the renewal is started.`
        : sentence`Ends on ${day(on)}: ${money(amount, currency)} a year to renew.`,
  },
  {
    key: 'renewals',
    on: 'partners',
    side: both,
    can: 'deal_renewals:view',
    tone: 'wait',
    weight: 74,
    from: 'deal_renewal_rows t',
    where: `t.partner_id = ${record} and ${open}`,
    values: {
      count: 'count(*)::int',
      first: 'min(t.ends_on)',
      amount: 'sum(t.amount_minor)::bigint',
      currency: 'min(t.currency)',
      currencies: 'count(distinct t.currency)::int',
    },
    say: ({ count, first, amount, currency, currencies }) => {
      if (count === 0) return undefined;
      const deals = counted(count, 'deal ends', 'deals end');
      return currencies === 1
        ? sentence`${deals} within 90 days, worth ${money(amount, currency)} a year, the first on ${day(first)}.`
        : sentence`${deals} within 90 days, the first on ${day(first)}.`;
    },
  },
  {
    key: 'renewals',
    on: 'accounts',
    side: both,
    can: 'deal_renewals:view',
    tone: 'wait',
    weight: 80,
    from: 'deal_renewal_rows t',
    where: `t.account_id = ${record} and ${open}`,
    order: 't.ends_on',
    values: { on: 't.ends_on', name: 't.opportunity_name', amount: 't.amount_minor', currency: 't.currency' },
    say: ({ on, name, amount, currency }) =>
      sentence`${name} ends on ${day(on)}: ${money(amount, currency)} a year to renew.`,
  },
]);
