import { defineNoun, type PartnerRowOf, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { CurrencyCode, closed, Id, Minor, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const statusOptions = sayable([
  { value: 'waiting', label: 'Waiting', tone: 'amber' },
  { value: 'confirmed', label: 'Confirmed', tone: 'green' },
  { value: 'declined', label: 'Declined', tone: 'red' },
  { value: 'overdue', label: 'No answer', tone: 'gray' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
] as const);
export type DistributorDealStatus = (typeof statusOptions)[number]['value'];

const dealStatusOptions = sayable([
  { value: 'open', label: 'Open', tone: 'blue' },
  { value: 'won', label: 'Won', tone: 'green' },
  { value: 'lost', label: 'Lost', tone: 'red' },
] as const);

/** A line of the deal; amounts are null for readers who may not see prices. */
export const DistributorDealLine = Type.Object({
  product_name: nullable(Type.String()),
  quantity: nullable(Type.Integer()),
  amount_minor: nullable(Minor),
  discount_minor: nullable(Minor),
});

/**
 * A registration or deal of a reseller (`partner_id`) with its distributor. The database leaves out what the settings hide from the
 * distributor, so every list, filter, sort, search and export of it shows the same.
 */
export const distributorDeal = defineNoun('distributor_deals', nouns.distributor_deals, {
  sharedColumns: { lines: nullable(Type.Array(DistributorDealLine)) },
  views: [
    { key: 'waiting', name: 'Waiting', where: { status: 'waiting' } },
    { key: 'open', name: 'Open', where: { status: 'confirmed', deal_status: 'open' } },
    { key: 'won', name: 'Won', where: { deal_status: 'won' } },
  ],
  fields: {
    title: field.text({
      label: 'Deal',
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
      search: true,
      card: 'Deal',
    }),
    number: field.number({ label: 'No.', write: 'never', partner: 'read', sort: true, filter: 'api', card: 'Deal' }),
    partner_id: field.reference('partners', {
      label: 'Reseller',
      notNull: true,
      write: 'never',
      named: 'partner_name',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
      card: 'Distribution',
    }),
    distributor_id: field.reference('partners', {
      label: 'Distributor',
      notNull: true,
      write: 'never',
      named: 'distributor_name',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
      card: 'Distribution',
    }),
    status: field.choice({
      label: 'Confirmation',
      options: statusOptions,
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      card: 'Distribution',
    }),
    account_name: field.text({
      label: 'Customer',
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
      card: 'Deal',
    }),
    country: field.country({ label: 'Country', write: 'never', partner: 'read', filter: 'api', card: 'Deal' }),
    stage_name: field.text({
      label: 'Stage',
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: 'api',
      card: 'Deal',
    }),
    stage_color: field.text({ label: 'Stage color', write: 'never', partner: 'read' }),
    deal_status: field.choice({
      label: 'Status of the deal',
      options: dealStatusOptions,
      write: 'never',
      partner: 'read',
      list: 'hidden',
      sort: true,
      filter: true,
      card: 'Deal',
    }),
    amount_minor: field.money({
      label: 'Amount',
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: 'api',
      card: 'Deal',
    }),
    is_amount_rounded: field.boolean({ label: 'Amount is rounded', write: 'never', partner: 'read' }),
    currency: field.currency({ label: 'Currency', write: 'never', partner: 'read', filter: 'api' }),
    expected_close_on: field.date({
      label: 'Expected close',
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: 'api',
      card: 'Deal',
    }),
    product_names: field.text({
      label: 'Products',
      write: 'never',
      partner: 'read',
      list: 'hidden',
      search: true,
      card: 'Deal',
    }),
    contact_name: field.text({ label: 'Contact', write: 'never', partner: 'read', card: 'Deal' }),
    contact_email: field.text({ label: 'Contact email', write: 'never', partner: 'read', card: 'Deal' }),
    registration_id: field.reference('deal_registrations', {
      label: 'Registration',
      write: 'never',
      partner: 'id',
      filter: 'api',
    }),
    registration_status: field.text({ label: 'Registration status', write: 'never', partner: 'read', filter: 'api' }),
    opportunity_id: field.reference('opportunities', {
      label: 'Opportunity',
      write: 'never',
      partner: 'id',
      filter: 'api',
    }),
    my_side: field.choice({
      label: 'Your side',
      options: [
        { value: 'distributor', label: 'Distributor' },
        { value: 'reseller', label: 'Reseller' },
      ],
      write: 'never',
      partner: 'read',
      filter: 'api',
    }),
    due_at: field.instant({
      label: 'Answer by',
      write: 'never',
      partner: 'read',
      list: 'hidden',
      sort: true,
      filter: 'api',
      card: 'Distribution',
    }),
    decided_at: field.instant({
      label: 'Answered',
      write: 'never',
      partner: 'read',
      sort: true,
      filter: 'api',
      card: 'Distribution',
    }),
    decided_by_name: field.text({ label: 'Answered by', write: 'never', card: 'Distribution' }),
    reason: field.text({ label: 'Reason', max: 2000, write: 'never', partner: 'read', card: 'Distribution' }),
  },
});
export type DistributorDeal = RowOf<typeof distributorDeal>;
export type DistributorDealForPartner = PartnerRowOf<typeof distributorDeal>;

export const confirmations = ['before', 'beside'] as const;
const settings = {
  confirmation: oneOf(...confirmations),
  confirm_hours: Type.Integer({ minimum: 1, maximum: 720, description: 'hours for the distributor to answer' }),
  sees_stage: Type.Boolean({ description: 'stage, status and expected close' }),
  sees_customer: Type.Boolean({ description: 'title, customer and country' }),
  sees_amount: oneOf('hidden', 'rounded', 'exact'),
  sees_products: Type.Boolean({ description: 'products and quantities' }),
  sees_prices: Type.Boolean({ description: 'amounts and discounts of lines' }),
  sees_contact: Type.Boolean({ description: 'name and email of the contact at the customer' }),
};
/** The time for confirmations, and the fields that distributors read of their resellers' deals. */
export const DistributionSettings = Type.Object(settings);
export type DistributionSettings = Static<typeof DistributionSettings>;
export const DistributionSettingsUpdate = closed(settings);

/** Open and won deals of one reseller with one distributor in one currency. */
export const InventoryRow = Type.Object({
  partner_id: Id,
  partner_name: nullable(Type.String()),
  distributor_id: Id,
  distributor_name: nullable(Type.String()),
  status: oneOf('active', 'ended', 'none'),
  is_default: Type.Boolean(),
  currency: nullable(CurrencyCode),
  waiting: Type.Integer(),
  open_deals: Type.Integer(),
  open_minor: Type.Integer(),
  won_deals: Type.Integer(),
  won_minor: Type.Integer(),
});
export type InventoryRow = Static<typeof InventoryRow>;
export const Inventory = Type.Object({ rows: Type.Array(InventoryRow), is_complete: Type.Boolean() });
export type Inventory = Static<typeof Inventory>;

export const VisibilityQuestion = closed({
  opportunity_id: Id,
  partner_ids: Type.Array(Id, { minItems: 1, maxItems: 2, uniqueItems: true }),
});
export type VisibilityQuestion = Static<typeof VisibilityQuestion>;

/** A field of a record as each of the chosen partners reads it: its value as text, or null where the partner reads nothing. */
export const VisibleField = Type.Object({
  field: Type.String(),
  label: Type.String(),
  /** The value as the company reads it. */
  company: nullable(Type.String()),
  partners: Type.Array(nullable(Type.String())),
});
export const VisibleRecord = Type.Object({
  resource: Type.String(),
  label: Type.String(),
  /** The records that exist, and the number of them that each partner finds. */
  records: Type.Integer(),
  found: Type.Array(Type.Integer()),
  fields: Type.Array(VisibleField),
});
export const Visibility = Type.Object({
  opportunity_id: Id,
  opportunity_name: Type.String(),
  partners: Type.Array(Type.Object({ id: Id, name: Type.String(), roles: Type.Array(Type.String()) })),
  records: Type.Array(VisibleRecord),
});
export type Visibility = Static<typeof Visibility>;
