import { itemStatuses, Settlement } from '#features/money/payouts/schema.ts';
import { CurrencyCode, closed, Day, Id, Instant, Minor, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

const NullableText = nullable(Type.String());

export const StatementRow = closed({
  effective_on: Day,
  posted_at: Instant,
  kind: oneOf(
    'commission',
    'correction',
    'taken_back',
    'bonus',
    'by_hand',
    'written_off',
    'hold',
    'payout',
    'payout_failed',
    'payout_called_off',
    'other',
  ),
  text: Type.String(),
  /** What else there is to say; of a payout, what it carried over. */
  note: NullableText,
  line_id: nullable(Id),
  opportunity_id: nullable(Id),
  opportunity_name: NullableText,
  item_id: nullable(Id),
  amount_minor: Minor,
  balance_minor: Minor,
});
export type StatementRow = Static<typeof StatementRow>;
/** A partner's payable account between two moments: the ledger itself, in words. */
export const Statement = closed({
  partner_id: Id,
  partner_name: Type.String(),
  company_name: Type.String(),
  currency: CurrencyCode,
  statement_no: NullableText,
  from: nullable(Day),
  to: Day,
  opening_minor: Minor,
  rows: Type.Array(StatementRow),
  closing_minor: Minor,
  /** The payouts approved in between, by what became of them; what came back or was not sent is payable again. */
  payouts: closed({
    approved_minor: Minor,
    paid_minor: Minor,
    failed_minor: Minor,
    /** Taken out, or called off with the whole payout, before it was sent. */
    canceled_minor: Minor,
    open_minor: Minor,
  }),
  payout: nullable(
    closed({
      item_id: Id,
      amount_minor: Minor,
      status: oneOf(...itemStatuses),
      paid_on: nullable(Day),
      /** The last day on which what it paid may be disputed; null: no limit. */
      disputable_until: nullable(Day),
      reference: NullableText,
      method: NullableText,
      ...Type.Omit(Settlement, ['exchange_rate_id', 'settle_remainder']).properties,
    }),
  ),
});
export type Statement = Static<typeof Statement>;
export const StatementQuery = closed({
  partner_id: Type.Optional(Id),
  currency: CurrencyCode,
  from: Type.Optional(Day),
  to: Type.Optional(Day),
});

/** What a partner has in one currency, by how close it is to the bank. */
export const Earnings = closed({
  currency: CurrencyCode,
  on_hold_minor: Minor,
  payable_minor: Minor,
  in_transit_minor: Minor,
  paid_minor: Minor,
  /** Payments that did not arrive: what they paid for is payable again, or was paid since. */
  failed_minor: Minor,
  earned_minor: Minor,
  minimum_minor: Minor,
  /** The latest day by which what is on its way should have arrived; null: nobody said. */
  in_transit_by: nullable(Day),
  /** The next payout by the company's calendar, and what it pays as far as is known; null: there is no calendar. */
  next: nullable(closed({ planned_on: Day, pay_by: Day, expected_minor: Minor })),
  /** Money that becomes payable, by day, soonest first; without a day what waits for a decision. */
  releases: Type.Array(closed({ on: nullable(Day), amount_minor: Minor, count: Type.Integer() })),
});
export type Earnings = Static<typeof Earnings>;
