import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { defineFields, field } from '#shared/nouns/fields.ts';
import { closed, Day, Id, nameText, nullable, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

/** Deals that end within this many days wait for a renewal. */
export const RENEWAL_DAYS = [30, 60, 90] as const;

export const statusOptions = sayable([
  { value: 'open', label: 'To renew', tone: 'amber' },
  { value: 'started', label: 'Renewal started', tone: 'blue' },
  { value: 'renewed', label: 'Renewed', tone: 'green' },
  { value: 'ended', label: 'Not renewed', tone: 'gray' },
] as const);

/** The rule or the person that decided a renewal. */
export const outcomeOptions = sayable([
  { value: 'later_deal', label: 'A later deal with this customer was won' },
  { value: 'new_end', label: 'The term was extended' },
  { value: 'decided', label: 'Decided manually' },
  { value: 'no_deal', label: 'It ended and no later deal was won' },
  { value: 'deal_lost', label: 'It ended and the renewal was lost' },
] as const);

const read = { write: 'never', partner: 'read', list: 'shown' } as const;

export const dealRenewal = defineNoun('deal_renewals', nouns.deal_renewals, {
  fields: defineFields({
    opportunity_id: field.reference('opportunities', {
      ...read,
      label: 'Deal',
      named: 'opportunity_name',
      notNull: true,
      link: true,
      sort: true,
      search: true,
      filter: 'api',
    }),
    account_id: field.reference('accounts', {
      ...read,
      label: 'Account',
      named: 'account_name',
      link: true,
      sort: true,
      filter: true,
      search: true,
    }),
    partner_id: field.reference('partners', {
      write: 'never',
      list: 'shown',
      label: 'Partner',
      named: 'partner_name',
      link: true,
      sort: true,
      filter: true,
      search: true,
    }),
    owner_user_id: field.reference('people', {
      write: 'never',
      list: 'shown',
      label: 'Owner',
      named: 'owner_name',
      sort: true,
      filter: true,
    }),
    ends_on: field.date({ ...read, label: 'Ends', notNull: true, sort: true, filter: true }),
    amount_minor: field.money({ ...read, label: 'Value per year', notNull: true, sort: true }),
    currency: field.currency({ write: 'never', partner: 'read', label: 'Currency', notNull: true, filter: 'api' }),
    status: field.choice({ ...read, label: 'Status', options: statusOptions, notNull: true, sort: true, filter: true }),
    outcome: field.choice({ ...read, label: 'Outcome', options: outcomeOptions, filter: true }),
    decided_on: field.date({ ...read, list: 'hidden', label: 'Decided on', sort: true }),
    decided_by_name: field.text({ write: 'never', list: 'hidden', label: 'Decided by' }),
    renewal_opportunity_id: field.reference('opportunities', {
      write: 'never',
      list: 'shown',
      label: 'Renewed by',
      named: 'renewal_opportunity_name',
      link: true,
    }),
    reason: field.longText({ write: 'never', list: 'hidden', label: 'Reason' }),
  }),
  by: 'ends_on',
});
export type DealRenewal = RowOf<typeof dealRenewal>;

export const RenewalEnd = closed({ reason: nameText(2000) });
export const Renewed = closed({
  /** The deal that renews it. */
  opportunity_id: Type.Optional(nullable(Id)),
  /** The new end, after which it waits for a renewal again. */
  ends_on: Type.Optional(nullable(Day)),
  reason: Type.Optional(nullable(nameText(2000))),
});
export type Renewed = Static<typeof Renewed>;
export const Started = Type.Object({ opportunity_id: Type.String() });
