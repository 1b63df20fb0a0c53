import { changeOfMany, tagging } from '#shared/nouns/change-many.ts';
import { type CreateOf, defineNoun, type PartnerRowOf, type RowOf } from '#shared/nouns/define-noun.ts';
import { field, mergeChoicesOf } from '#shared/nouns/fields.ts';
import { mergeOf, mergePreviewOf } from '#shared/nouns/merging.ts';
import { closed, Domain, Id, nullable, type Static, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

/** An end customer of deals. A partner reads the accounts it sells to. */
export const account = defineNoun('accounts', nouns.accounts, {
  quick: ['name', 'domain', 'industry', 'country', 'owner_user_id'],
  views: [
    { key: 'customers', name: 'Customers', where: { is_customer: 'true' } },
    { key: 'prospects', name: 'Prospects', where: { is_customer: 'false' } },
  ],
  columns: {
    /** The country as stored before codes were required, if it is not a code. Cleared when a country is set. */
    country_as_entered: nullable(Type.String()),
    /** The account this one was merged into; a merged account is archived. */
    merged_into_id: nullable(Id),
    merged_into_name: nullable(Type.String()),
  },
  custom: true,
  archive: true,
  by: 'name',
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Account',
      facts: false,
      required: true,
      wide: true,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
      merge: true,
    }),
    domain: field.text({
      label: 'Domain',
      help: 'Used to detect duplicates.',
      placeholder: 'acme.com',
      section: 'Account',
      facts: false,
      input: Domain,
      partner: 'read',
      list: 'hidden',
      filter: 'api',
      search: true,
      merge: true,
    }),
    country: field.country({
      label: 'Country',
      section: 'Account',
      facts: false,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      merge: true,
    }),
    website: field.url({
      label: 'Website',
      section: 'Account',
      input: Type.String({
        maxLength: 500,
        pattern: '^https?://\\S+$',
        description: 'A web address that starts with https://',
      }),
      partner: 'read',
      merge: true,
    }),
    industry: field.text({
      label: 'Industry',
      section: 'Account',
      facts: false,
      max: 120,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
      merge: true,
    }),

    employees: field.number({
      label: 'Employees',
      section: 'Size',
      min: 0,
      max: 10_000_000,
      list: 'hidden',
      sort: true,
      filter: true,
      merge: true,
    }),
    founded_year: field.year({
      label: 'Founded',
      section: 'Size',
      min: 1000,
      max: 2100,
      list: 'hidden',
      sort: true,
      merge: true,
      audit: 'the founding year',
    }),
    annual_revenue_minor: field.money({
      label: 'Annual revenue',
      section: 'Size',
      positive: true,
      withCurrency: true,
      wide: true,
      list: 'hidden',
      sort: true,
      merge: true,
    }),
    currency: field.currency({ label: 'Currency', notNull: true }),

    owner_user_id: field.reference('people', {
      label: 'Owner',
      section: 'Relationship',
      initial: 'me',
      facts: false,
      named: 'owner_name',
      list: 'shown',
      filter: true,
      merge: true,
    }),
    parent_account_id: field.reference('accounts', {
      label: 'Parent account',
      section: 'Relationship',
      named: 'parent_account_name',
      link: true,
      list: 'hidden',
      filter: true,
    }),
    is_customer: field.boolean({
      label: 'Customer',
      help: 'Set automatically when a deal is won.',
      section: 'Relationship',
      facts: false,
      notNull: true,
      filter: true,
      audit: 'the relationship',
    }),
    tags: field.tags('accounts', { label: 'Tags', section: 'Relationship', list: 'hidden', filter: true }),
    external_ref: field.text({
      label: 'External ID',
      help: 'The account’s ID in another system, such as your CRM.',
      section: 'Relationship',
      list: 'hidden',
      filter: 'api',
      merge: true,
    }),

    open_opportunities: field.number({ label: 'Open deals', notNull: true, write: 'never', list: 'shown' }),
    won_opportunities: field.number({ label: 'Won deals', notNull: true, write: 'never', list: 'shown' }),
    created_at: field.timestamp({ label: 'Added', relative: true, list: 'hidden', filter: true }),
  },
});
export type Account = RowOf<typeof account>;
export type AccountForPartner = PartnerRowOf<typeof account>;
export type AccountCreate = CreateOf<typeof account>;

export const AccountBulkChange = changeOfMany({ owner_user_id: Type.Optional(nullable(Id)), ...tagging });

/**
 * The values of two accounts to choose from in a merge. Tags are combined, and a customer of either side stays a
 * customer.
 */
export const mergeChoices = mergeChoicesOf(account.fields);
export const AccountMerge = mergeOf(mergeChoices, 'account');
export type AccountMerge = Static<typeof AccountMerge>;

/** The number of rows of each kind that move to the account that is kept. */
export const AccountMerged = closed({
  opportunities: Type.Integer(),
  contacts: Type.Integer(),
  documents: Type.Integer(),
  accounts: Type.Integer(),
});
export type AccountMerged = Static<typeof AccountMerged>;
export const AccountMergePreview = mergePreviewOf(AccountMerged);
