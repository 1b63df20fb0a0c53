import {
  CountryCode,
  CurrencyCode,
  closed,
  Day,
  Id,
  Minor,
  nullable,
  oneOf,
  PositiveMinor,
  type Static,
  Type,
  text,
} from '#shared/schema.ts';
import { PlanDefinition, PlanProblem } from './schema.ts';

/**
 * Trials of a plan before it takes effect: one made-up deal (simulate), or the company's past deals (what-if). Nothing
 * is written.
 */

const SampleLine = closed({
  product_id: Type.Optional(nullable(Id)),
  category_id: Type.Optional(nullable(Id)),
  amount_minor: PositiveMinor,
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  discount_minor: Type.Optional(PositiveMinor),
  tax_minor: Type.Optional(PositiveMinor),
  cost_minor: Type.Optional(PositiveMinor),
  recurring_interval: Type.Optional(nullable(oneOf('month', 'quarter', 'year'))),
  term_months: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 600 }))),
});

/** A real partner by its id, or an invented one with the properties that rules test. */
const SampleParticipant = closed({
  partner_id: Type.Optional(nullable(Id)),
  type_id: Type.Optional(nullable(Id)),
  tier_id: Type.Optional(nullable(Id)),
  region_id: Type.Optional(nullable(Id)),
  other_region_ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  country: Type.Optional(nullable(CountryCode)),
  role: Type.Optional(text(60)),
  weight: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});

export const SampleDeal = closed({
  on: Type.Optional(Day),
  currency: Type.Optional(CurrencyCode),
  lines: Type.Array(SampleLine, { minItems: 1, maxItems: 50 }),
  participants: Type.Array(SampleParticipant, { minItems: 1, maxItems: 10 }),
  kind: Type.Optional(oneOf('new', 'renewal', 'expansion', 'lead')),
  type_id: Type.Optional(nullable(Id)),
  source: Type.Optional(text(60)),
  coupon: Type.Optional(text(100)),
  customer_country: Type.Optional(nullable(CountryCode)),
  customer_is_new: Type.Optional(Type.Boolean()),
  custom: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
  /**
   * Similar deals of the same partners on the same day before this one, where tiers, ceilings and bonuses start
   * counting.
   */
  earlier: Type.Optional(closed({ deals: Type.Integer({ minimum: 1, maximum: 100 }), amount_minor: PositiveMinor })),
  /** A refund of the deal some days later. */
  refund: Type.Optional(
    nullable(closed({ amount_minor: PositiveMinor, after_days: Type.Integer({ minimum: 0, maximum: 3650 }) })),
  ),
});

export const SimulateInput = closed({
  /** An unsaved definition; the saved version by default. */
  definition: Type.Optional(PlanDefinition),
  deal: SampleDeal,
});

export const TrialLine = closed({
  happened: oneOf('earlier', 'sale', 'payment', 'refund'),
  /** The deal of the line; adjustments of an earlier deal occur together with this one. */
  concerns: oneOf('earlier', 'sale'),
  on: Day,
  partner: Type.String(),
  role: Type.String(),
  rule: Type.String(),
  title: Type.String(),
  amount_minor: Minor,
  currency: CurrencyCode,
  release_on: Day,
});

/** The commission that a made-up deal earns. Simulations add the steps of the calculation. */
export const Trial = closed({
  problems: Type.Array(PlanProblem),
  currency: CurrencyCode,
  gross_minor: Minor,
  net_minor: Minor,
  partners: Type.Array(closed({ id: Type.String(), name: Type.String() })),
  lines: Type.Array(TrialLine),
});

export const WhatIfInput = closed({
  months: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  definition: Type.Optional(PlanDefinition),
  /** `assigned`: the partners assigned to the plan; `everyone`: as if the whole program had this plan alone. */
  audience: Type.Optional(oneOf('assigned', 'everyone')),
});

/** Commission under the active version or the program as it was, and under this version. */
const ThenAndNow = { then_minor: Minor, now_minor: Minor, delta_minor: Minor };

export const WhatIf = closed({
  from: Day,
  to: Day,
  audience: oneOf('assigned', 'everyone'),
  /** The version it is compared with; null: the program as it was. */
  active_version: nullable(Type.Integer()),
  /** Deals of these months, and how many of them the draft changes. */
  deals: Type.Integer(),
  changed_deals: Type.Integer(),
  totals: Type.Array(closed({ currency: CurrencyCode, ...ThenAndNow })),
  months: Type.Array(closed({ month: Type.String(), currency: CurrencyCode, ...ThenAndNow })),
  partners: Type.Array(closed({ partner_id: Id, partner_name: Type.String(), currency: CurrencyCode, ...ThenAndNow })),
  problems: Type.Array(PlanProblem),
});

export type SampleDeal = Static<typeof SampleDeal>;
export type SimulateInput = Static<typeof SimulateInput>;
export type Trial = Static<typeof Trial>;
export type WhatIfInput = Static<typeof WhatIfInput>;
export type WhatIf = Static<typeof WhatIf>;
