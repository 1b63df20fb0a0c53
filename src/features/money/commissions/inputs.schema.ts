import { changeOfKept } from '#shared/change-many.ts';
import { CurrencyCode, closed, Day, Id, Minor, nullable, type Static, Type } from '#shared/schema.ts';
import { ReasonText } from './schema.ts';

export const HoldInput = closed({ reason: ReasonText });
export const CommissionLineBulkChange = changeOfKept({
  hold: Type.Optional(HoldInput),
  /** Lets go what was put on hold. */
  release: Type.Optional(Type.Literal(true)),
});

export const RefundInput = closed({
  amount_minor: Type.Optional(Type.Integer({ minimum: 1, maximum: 1e15, description: 'left out: the whole deal' })),
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
/** The partner reads it, in its list, its receipt and its statement. */
const ShownReason = Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' });
/** Positive pays, negative takes back. */
export const ManualInput = closed({
  partner_id: Id,
  amount_minor: Minor,
  currency: CurrencyCode,
  on: Day,
  reason: ShownReason,
  hold_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 3650 })),
  opportunity_id: Type.Optional(nullable(Id)),
  adjusts_line_id: Type.Optional(nullable(Id)),
});
export type ManualInput = Static<typeof ManualInput>;
export const TakeBackInput = closed({ reason: ShownReason });
export const WriteOffInput = closed({
  partner_id: Id,
  currency: CurrencyCode,
  amount_minor: Type.Integer({ minimum: 1, maximum: 1e15 }),
  reason: ShownReason,
});
export type WriteOffInput = Static<typeof WriteOffInput>;
