import { defineNoun, type RowOf } from '#shared/define-noun.ts';
import { defineFields, field } from '#shared/fields.ts';
import { closed, nameText, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

/** Deals that end within this many days wait for a renewal. */
export const RENEWAL_DAYS = [30, 60, 90] as const;

export const statusOptions = [
  { value: 'open', label: 'To renew', tone: 'amber' },
  { value: 'started', label: 'Renewal started', tone: 'blue' },
  { value: 'renewed', label: 'Renewed', tone: 'green' },
  { value: 'ended', label: 'Not renewed', tone: 'gray' },
] as const;

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
    renewal_opportunity_id: field.reference('opportunities', {
      write: 'never',
      list: 'hidden',
      label: 'Renewal',
      named: 'renewal_opportunity_name',
      link: true,
    }),
    reason: field.longText({ write: 'never', list: 'hidden', label: 'Reason' }),
  }),
  by: 'ends_on',
});
export type DealRenewal = RowOf<typeof dealRenewal>;

export const RenewalEnd = closed({ reason: nameText(2000) });
export const Started = Type.Object({ opportunity_id: Type.String() });
