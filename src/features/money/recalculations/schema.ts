import { ReasonText } from '#features/money/commissions/schema.ts';
import {
  CurrencyCode,
  closed,
  Day,
  Id,
  Instant,
  Minor,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
} from '#shared/schema.ts';

export const recalculationStates = ['draft', 'previewed', 'approved', 'applied', 'canceled'] as const;
const RecalculationTotal = closed({
  currency: CurrencyCode,
  deals: Type.Integer(),
  partners: Type.Integer(),
  up_minor: Minor,
  down_minor: Minor,
  net_minor: Minor,
});
/** What partners are without a day from which it holds: their type, region, country, tags and fields of the company's own. */
const CountedPartners = oneOf('today', 'as_won');
export const Recalculation = Type.Object({
  ...Stored,
  number: Type.Integer(),
  /** Deals won on or after this day, all of them without one; with partners as they are, or as they were. */
  scope: closed({ from: nullable(Day), partners: Type.Optional(CountedPartners) }),
  reason: Type.String(),
  state: oneOf(...recalculationStates),
  preview_hash: nullable(Type.String()),
  totals: Type.Array(RecalculationTotal),
  requested_by: nullable(Id),
  requested_by_name: nullable(Type.String()),
  approved_by: nullable(Id),
  approved_by_name: nullable(Type.String()),
  applied_at: nullable(Instant),
});
export type Recalculation = Static<typeof Recalculation>;
export const RecalculationCreate = closed({
  reason: ReasonText,
  from: Type.Optional(nullable(Day)),
  partners: Type.Optional(CountedPartners),
});
/** What one partner's commission on one deal was, should be, and how lines already paid or in a payout stand to it. */
export const RecalculatedChange = closed({
  opportunity_id: nullable(Id),
  opportunity_name: nullable(Type.String()),
  effective_on: Day,
  partner_id: Id,
  partner_name: Type.String(),
  /** The partner counts as what it is today, which is not what the deal was rated with. */
  is_counted_anew: Type.Optional(Type.Literal(true)),
  /** Previews of before do not say. */
  role: Type.Optional(Type.String()),
  rule_id: Type.String(),
  /** What the rule is called; previews of before do not say. */
  rule_name: Type.Optional(Type.String()),
  currency: CurrencyCode,
  old_minor: Minor,
  new_minor: Minor,
  delta_minor: Minor,
  paid_minor: Minor,
  /** What the whole deal earns as the customer pays, where that changes and nothing has to be booked yet. */
  whole: Type.Optional(closed({ old_minor: Minor, new_minor: Minor })),
});
export type RecalculatedChange = Static<typeof RecalculatedChange>;
export const SeenRecalculation = closed({ preview_hash: Type.Optional(Type.String({ maxLength: 64 })) });
