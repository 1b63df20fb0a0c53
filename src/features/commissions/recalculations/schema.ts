import { ReasonText } from '#features/commissions/commissions/schema.ts';
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
import { sayable } from '#shared/text/labels.ts';

export const recalculationOptions = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'previewed', label: 'Awaiting approval', tone: 'blue' },
  { value: 'approved', label: 'Approved', tone: 'blue' },
  { value: 'applied', label: 'Applied', tone: 'green' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
] as const);
const RecalculationTotal = closed({
  currency: CurrencyCode,
  deals: Type.Integer(),
  partners: Type.Integer(),
  up_minor: Minor,
  down_minor: Minor,
  net_minor: Minor,
});
/**
 * The version of partner properties without an effective date (type, region, country, tags and custom fields) that a
 * recalculation uses.
 */
const CountedPartners = oneOf('today', 'as_won');
export const Recalculation = Type.Object({
  ...Stored,
  number: Type.Integer(),
  /** Deals won on or after this day, or all deals without one; with the partners' properties of today or of the win. */
  scope: closed({ from: nullable(Day), partners: Type.Optional(CountedPartners) }),
  reason: Type.String(),
  state: oneOf(...recalculationOptions.map(({ value }) => value)),
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
/**
 * One partner's commission on one deal before and after, with the amount of its lines that is already paid or in a
 * payout.
 */
export const RecalculatedChange = closed({
  opportunity_id: nullable(Id),
  opportunity_name: nullable(Type.String()),
  effective_on: Day,
  partner_id: Id,
  partner_name: Type.String(),
  /** The partner counts with today's properties, which differ from those the deal was rated with. */
  is_counted_anew: Type.Optional(Type.Literal(true)),
  /** Absent in earlier previews. */
  role: Type.Optional(Type.String()),
  rule_id: Type.String(),
  /** The name of the rule; absent in earlier previews. */
  rule_name: Type.Optional(Type.String()),
  currency: CurrencyCode,
  old_minor: Minor,
  new_minor: Minor,
  delta_minor: Minor,
  paid_minor: Minor,
  /** The commission on the whole deal as the customer pays, where it changes without an entry to book yet. */
  whole: Type.Optional(closed({ old_minor: Minor, new_minor: Minor })),
});
export type RecalculatedChange = Static<typeof RecalculatedChange>;
export const SeenRecalculation = closed({ preview_hash: Type.Optional(Type.String({ maxLength: 64 })) });
