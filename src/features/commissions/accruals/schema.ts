import { traceCodes } from '#features/commissions/commission-engine/trace.schema.ts';
import { ReasonText, ratingResults } from '#features/commissions/commissions/schema.ts';
import { CurrencyCode, closed, Day, Id, Minor, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

const Text = Type.String();
const Code = oneOf(...traceCodes);

const EstimateLine = closed({
  product_id: Type.Optional(nullable(Id)),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  amount_minor: Type.Integer({ minimum: 0, maximum: 1e15 }),
});
/** A deal that might be won; `partner_id` is left out in partner mode. With `lines`, they decide instead of the amount. */
export const EstimateQuestion = closed({
  partner_id: Type.Optional(Id),
  amount_minor: Type.Integer({ minimum: 0, maximum: 1e15 }),
  currency: CurrencyCode,
  type_id: Type.Optional(nullable(Id)),
  account_id: Type.Optional(nullable(Id)),
  role: Type.Optional(Type.String({ maxLength: 40 })),
  source: Type.Optional(Type.String({ maxLength: 40 })),
  lines: Type.Optional(Type.Array(EstimateLine, { maxItems: 200 })),
  on: Type.Optional(Day),
});
export type EstimateInput = Static<typeof EstimateQuestion> & { partner_id: string };
export const Estimate = closed({
  amount_minor: Minor,
  currency: CurrencyCode,
  /** The day on which the last part is due; null when nothing is earned yet. */
  release_on: nullable(Day),
  /** Earned as the customer pays, not when the deal is won. */
  is_on_collection: Type.Boolean(),
  /** Part of the commission is earned on the margin, and costs are not known yet, so it can only become less. */
  is_before_costs: Type.Boolean(),
  parts: Type.Array(closed({ rule_id: Text, label: Text, amount_minor: Minor })),
  codes: Type.Array(Code),
});
export type Estimate = Static<typeof Estimate>;

export const Accrued = closed({
  opportunity_id: Id,
  event_id: Id,
  result: oneOf(...ratingResults, 'repeat', 'nobody'),
  codes: Type.Array(Code),
  lines: Type.Integer(),
  failure: nullable(Text),
});
/** The outcome of one event of a deal. `lines` counts all lines it wrote, including corrections on other deals. */
export type Accrued = Static<typeof Accrued>;

export const RefundInput = closed({
  amount_minor: Type.Optional(Type.Integer({ minimum: 1, maximum: 1e15, description: 'defaults to the whole deal' })),
  tax_minor: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e15 })),
  on: Day,
  external_id: Type.String({ minLength: 1, maxLength: 200 }),
  source: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  reason: ReasonText,
});
export const PaymentInput = closed({
  amount_minor: Type.Integer({ minimum: -1e15, maximum: 1e15 }),
  on: Day,
  external_id: Type.String({ minLength: 1, maxLength: 200 }),
  source: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
});

/** The commission of a partner before and after a change to a deal. */
export const CommissionEffect = Type.Object({
  partner_id: Id,
  partner_name: Type.String(),
  currency: CurrencyCode,
  /** False for other deals that change because this one counts toward them, as with volumes. */
  is_of_deal: Type.Boolean(),
  now_minor: Type.Integer(),
  then_minor: Type.Integer(),
  /** The day on which the last part becomes payable after the change. */
  release_on: nullable(Day),
});
export type CommissionEffect = Static<typeof CommissionEffect>;

/** The effect that an amendment would have on commissions. */
export const AmendmentPreview = Type.Object({
  /** The clawback period has ended, so partners keep what was paid in excess. */
  is_kept: Type.Boolean(),
  /**
   * Partners whose commission would change or be kept, on this deal or on others that depend on it; empty where the
   * caller may not see commissions.
   */
  partners: Type.Array(CommissionEffect),
});
export type AmendmentPreview = Static<typeof AmendmentPreview>;

/** The effect that a move to another stage would have on commissions; empty where the caller may not see them. */
export const MovePreview = closed({ partners: Type.Array(CommissionEffect) });
export type MovePreview = Static<typeof MovePreview>;
