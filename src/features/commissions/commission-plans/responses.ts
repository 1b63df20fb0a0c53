import { CurrencyCode, closed, Day, Id, Minor, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { PlanVersion } from './schema.ts';

/** Responses of the endpoints beyond the five standard verbs. */

export const Published = closed({
  version: PlanVersion,
  /** Versions that this one supersedes. */
  superseded: Type.Array(Type.Integer()),
  /** The version already scheduled for later that supersedes this one. */
  gives_way: nullable(closed({ version: Type.Integer(), on: Day })),
  /** Deals on or after the effective date that are rated already; only a recalculation applies the version to them. */
  affected_deals: Type.Integer(),
  requires_recalculation: Type.Boolean(),
  message: Type.String(),
});

export const PlanChange = closed({
  title: Type.String(),
  kind: oneOf('added', 'removed', 'changed'),
  before: Type.Array(Type.String()),
  after: Type.Array(Type.String()),
});

/**
 * The partners that get a plan on a day, and those that would if another plan did not take precedence. The lists are
 * truncated; the totals are not.
 */
const Reached = { partner_id: Id, partner_name: Type.String(), because: Type.String() };
export const PlanAudience = closed({
  day: Day,
  is_in_force: Type.Boolean(),
  active_partners: Type.Integer(),
  total: Type.Integer(),
  passed_total: Type.Integer(),
  partners: Type.Array(closed(Reached)),
  passed: Type.Array(closed({ ...Reached, plan_id: Id, plan_name: Type.String() })),
});

/** The terms that a partner reads about its own earnings. */
export const Incentive = closed({
  plan_name: Type.String(),
  version: Type.Integer(),
  from: Day,
  note: nullable(Type.String()),
  headline: Type.String(),
  rules: Type.Array(closed({ title: Type.String(), sentences: Type.Array(Type.String()) })),
  terms: Type.Array(Type.String()),
});
export const Incentives = closed({
  tier_name: nullable(Type.String()),
  current: nullable(Incentive),
  next: nullable(Incentive),
  /** The last day of the current terms when nothing follows them. */
  ends_on: Type.Optional(Day),
});

/** The options of the editor's pickers and the names used in the plain sentences. */
const Option = closed({ id: Id, name: Type.String() });
export const PlanVocabulary = closed({
  currency: CurrencyCode,
  partner_types: Type.Array(Option),
  partner_tiers: Type.Array(Option),
  partner_regions: Type.Array(Option),
  products: Type.Array(Option),
  product_categories: Type.Array(Option),
  opportunity_types: Type.Array(Option),
  custom_fields: Type.Array(
    closed({
      key: Type.String(),
      label: Type.String(),
      field_type: Type.String(),
      options: Type.Array(closed({ value: Type.String(), label: Type.String() })),
    }),
  ),
});

export const PlanEarnings = closed({ plan_id: Id, currency: CurrencyCode, earned_minor: Minor, paid_minor: Minor });

export type Published = Static<typeof Published>;
export type PlanChange = Static<typeof PlanChange>;
export type PlanEarnings = Static<typeof PlanEarnings>;
export type PlanAudience = Static<typeof PlanAudience>;
export type Incentive = Static<typeof Incentive>;
export type Incentives = Static<typeof Incentives>;
export type PlanVocabulary = Static<typeof PlanVocabulary>;
