import { itemStatuses, Settlement } from '#features/payouts/payouts/schema.ts';
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
  /** Additional text; for a payout, the amount it carried over. */
  note: NullableText,
  line_id: nullable(Id),
  opportunity_id: nullable(Id),
  opportunity_name: NullableText,
  item_id: nullable(Id),
  amount_minor: Minor,
  balance_minor: Minor,
});
export type StatementRow = Static<typeof StatementRow>;
/** The movements of a partner's payable account between two times, from the ledger. */
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
  /** The payouts approved in the period, by outcome; returned or unsent amounts are payable again. */
  payouts: closed({
    approved_minor: Minor,
    paid_minor: Minor,
    failed_minor: Minor,
    /** Removed before it was sent, alone or with the whole payout. */
    canceled_minor: Minor,
    open_minor: Minor,
  }),
  payout: nullable(
    closed({
      item_id: Id,
      amount_minor: Minor,
      status: oneOf(...itemStatuses),
      /** The reason why it failed or was returned. */
      failure_reason: NullableText,
      paid_on: nullable(Day),
      /** The last day on which its commissions may be disputed; null without a limit. */
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

/** A partner's amounts in one currency, by status. */
export const Earnings = closed({
  currency: CurrencyCode,
  on_hold_minor: Minor,
  payable_minor: Minor,
  in_transit_minor: Minor,
  paid_minor: Minor,
  /** Failed payments: their commissions are payable again, or were paid since. */
  failed_minor: Minor,
  earned_minor: Minor,
  minimum_minor: Minor,
  /** The latest day by which the payments in process should arrive; null when no day was given. */
  in_transit_by: nullable(Day),
  /** The next payout by the company's calendar, and its expected amount; null without a calendar. */
  next: nullable(closed({ planned_on: Day, pay_by: Day, expected_minor: Minor })),
  /** Amounts that become payable, by day, soonest first; amounts without a day wait for a decision. */
  releases: Type.Array(closed({ on: nullable(Day), amount_minor: Minor, count: Type.Integer() })),
});
export type Earnings = Static<typeof Earnings>;

const Sums = {
  currency: CurrencyCode,
  on_hold_minor: Minor,
  payable_minor: Minor,
  in_transit_minor: Minor,
  paid_minor: Minor,
};
/** The caller's earnings in all programs they belong to, and their sums; currencies are never added up. */
export const OwnEarnings = closed({
  programs: Type.Array(
    closed({
      partner_id: Id,
      company_name: Type.String(),
      /** Null where the caller's role does not show earnings, or the program is closed to them for now. */
      earnings: nullable(Type.Array(closed(Sums))),
    }),
  ),
  totals: Type.Array(closed({ ...Sums, programs: Type.Integer() })),
});
export type OwnEarnings = Static<typeof OwnEarnings>;

/** The next money of a partner, the main currency first. */
export const NextPayment = closed({
  /** It is being paid, is paid with the next payout, or is on hold until then. */
  state: oneOf('processing', 'payable', 'on_hold'),
  amounts: Type.Array(closed({ currency: CurrencyCode, amount_minor: Minor }), { minItems: 1 }),
  /** The day by which it is paid or, on hold, becomes payable; null: no day is planned. */
  on: nullable(Day),
});
export type NextPayment = Static<typeof NextPayment>;

/** A partner's money of one month in one currency. */
export const EarningsMonth = closed({
  /** Its first and last day. */
  from: Day,
  to: Day,
  currency: CurrencyCode,
  /** By the day on which it was earned, without reversed commissions. */
  earned_minor: Minor,
  /** The part of it that is paid by now. */
  paid_minor: Minor,
  commissions: Type.Integer(),
  /** The deals that earned most, at most three. */
  deals: Type.Array(Type.String()),
  /** The screen that lists its commissions. */
  rows: nullable(Type.String()),
});
export type EarningsMonth = Static<typeof EarningsMonth>;
