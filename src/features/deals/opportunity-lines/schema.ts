import { StageCategory } from '#features/deals/opportunity-types/schema.ts';
import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, nullable, oneOf, PositiveMinor, type Static, Type, text } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

export const intervals = ['month', 'quarter', 'year'] as const;
export type Interval = (typeof intervals)[number];

const recurring = {
  /** The interval at which `amount_minor` is charged; null for once. */
  recurring_interval: nullable(oneOf(...intervals)),
  /** For how long it is charged; null for a year. */
  term_months: nullable(Type.Integer({ minimum: 1, maximum: 600 })),
};

/** One thing sold. Discount and tax are parts of `amount_minor`, which is the whole line, not one piece. */
export const opportunityLine = defineNoun('opportunity_lines', nouns.opportunity_lines, {
  sharedColumns: { ...recurring, opportunity_status: nullable(StageCategory) },
  by: 'opportunity_id,position',
  fields: {
    product_id: field.reference('products', {
      label: 'Product',
      named: 'product_name',
      partner: 'read',
      sort: true,
      filter: 'api',
      search: true,
    }),
    product_sku: field.text({ label: 'SKU', partner: 'read', search: true }),
    description: field.text({ label: 'Description', max: 500, partner: 'read', search: true }),
    quantity: field.number({ label: 'Quantity', notNull: true, partner: 'read', sort: true }),
    amount_minor: field.money({ label: 'Amount', positive: true, notNull: true, partner: 'read', sort: true }),
    discount_minor: field.money({ label: 'Discount', positive: true, notNull: true, partner: 'read' }),
    tax_minor: field.money({ label: 'Tax', positive: true, notNull: true, partner: 'read' }),
    /** Visible to the company only, as is who else takes part in the deal. */
    cost_minor: field.money({ label: 'Cost', positive: true }),
    currency: field.currency({ label: 'Currency', partner: 'read', filter: 'api' }),
    position: field.number({ label: 'Position', notNull: true, partner: 'read', sort: true }),
    opportunity_id: field.reference('opportunities', {
      label: 'Deal',
      notNull: true,
      named: 'opportunity_name',
      partner: 'read',
      sort: true,
      filter: 'api',
      search: true,
    }),
    opportunity_is_archived: field.boolean({ label: 'Deal archived', notNull: true, partner: 'read', filter: 'api' }),
    closed_on: field.date({ label: 'Closed', partner: 'read', sort: true, filter: 'api' }),
    partner_id: field.reference('partners', { label: 'Partner', named: 'partner_name', filter: 'api' }),
    partner_type_id: field.reference('partner_types', { label: 'Partner type', filter: 'api' }),
    partner_region_id: field.reference('partner_regions', { label: 'Partner region', filter: 'api' }),
    owner_user_id: field.reference('people', { label: 'Owner', filter: 'api' }),
  },
});
export type OpportunityLine = RowOf<typeof opportunityLine>;

export const LineInput = closed({
  /** The id of an existing line; omitted for a new line. */
  id: Type.Optional(Id),
  product_id: Type.Optional(nullable(Id)),
  description: Type.Optional(nullable(text(500))),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  amount_minor: PositiveMinor,
  discount_minor: Type.Optional(PositiveMinor),
  tax_minor: Type.Optional(PositiveMinor),
  cost_minor: Type.Optional(nullable(PositiveMinor)),
  recurring_interval: Type.Optional(recurring.recurring_interval),
  term_months: Type.Optional(recurring.term_months),
});
export type LineInput = Static<typeof LineInput>;
