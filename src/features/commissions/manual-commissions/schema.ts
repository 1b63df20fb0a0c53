import { CurrencyCode, closed, Day, Id, Minor, nullable, type Static, Type } from '#shared/schema.ts';

/** The partner reads it in its list, its receipt and its statement. */
const ShownReason = Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' });
/** A positive amount pays, a negative one takes back. */
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
