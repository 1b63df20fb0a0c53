import { StageCategory } from '#features/deals/opportunity-types/schema.ts';
import {
  CurrencyCode,
  closed,
  Day,
  Id,
  nullable,
  oneOf,
  PositiveMinor,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';

export const intervals = ['month', 'quarter', 'year'] as const;
export type Interval = (typeof intervals)[number];

const recurring = {
  /** How often `amount_minor` is charged; null for once. */
  recurring_interval: nullable(oneOf(...intervals)),
  /** For how long it is charged; null for a year. */
  term_months: nullable(Type.Integer({ minimum: 1, maximum: 600 })),
};

/** One thing sold. Discount and tax are parts of `amount_minor`, which is the whole line, not one piece. */
export const OpportunityLine = Type.Object({
  ...Stored,
  opportunity_id: Id,
  product_id: nullable(Id),
  product_sku: nullable(Type.String()),
  product_name: nullable(Type.String()),
  description: nullable(Type.String()),
  quantity: Type.Integer(),
  amount_minor: PositiveMinor,
  discount_minor: PositiveMinor,
  tax_minor: PositiveMinor,
  cost_minor: nullable(PositiveMinor),
  ...recurring,
  currency: nullable(CurrencyCode),
  position: Type.Integer(),
  opportunity_name: nullable(Type.String()),
  opportunity_status: nullable(StageCategory),
  opportunity_is_archived: Type.Boolean(),
  closed_on: nullable(Day),
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
  partner_type_id: nullable(Id),
  partner_region_id: nullable(Id),
  owner_user_id: nullable(Id),
});
export type OpportunityLine = Static<typeof OpportunityLine>;

/** What it cost, and who else is in the deal, is the company's own business. */
export const OpportunityLineForPartner = Type.Omit(OpportunityLine, [
  'cost_minor',
  'partner_id',
  'partner_name',
  'partner_type_id',
  'partner_region_id',
  'owner_user_id',
]);

export const LineInput = closed({
  /** Of a line there is already; left out, the line is new. */
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
