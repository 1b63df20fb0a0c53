import { nullable, oneOf, PositiveMinor, type Static, Stored, Type } from '#shared/schema.ts';

const Days = Type.Integer({ minimum: 0, maximum: 3650 });
/** Smallest payout by currency, in minor units. */
const Minimums = Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), PositiveMinor);

/** Each once, in any order. */
const NoticeDays = Type.Array(Type.Integer({ minimum: 1, maximum: 365 }), { maxItems: 5, uniqueItems: true });

/** What a company decides once for its programme. There is one row, made with the company. */
export const ProgrammeSettings = Type.Object({
  ...Stored,
  rounding: oneOf('half_up', 'half_even', 'floor'),
  clawback_window_days: nullable(Type.Integer()),
  deal_cap_ppm: nullable(Type.Integer()),
  min_payout: Minimums,
  requires_second_approver: Type.Boolean(),
  payout_approval_limit_minor: nullable(PositiveMinor),
  requires_payout_method: Type.Boolean(),
  /** What is earned in one currency may be paid into an account of another, at the company's rate. */
  converts_payouts: Type.Boolean(),
  payout_day: nullable(
    Type.Integer({ description: 'day of the month on which payouts are prepared; null: they are prepared by hand' }),
  ),
  payout_review_days: Type.Integer({ description: 'days after it in which a prepared payout is looked through' }),
  payout_pay_days: Type.Integer({ description: 'days after it by which a prepared payout is paid' }),
  method_rest_days: Type.Integer({
    description: 'days that new or changed payout details wait before they are paid to',
  }),
  dispute_days: nullable(
    Type.Integer({
      description: 'days after a partner was told of a payment in which it may dispute what was paid; null: always',
    }),
  ),
  accept_days: Type.Integer({
    description: 'after its day in which what an invited partner sold counts once the invitation is accepted',
  }),
  parked_days: Type.Integer({
    description: 'for which a payment or refund waits for its deal to be won before it is given up; 0: for ever',
  }),
  protection_days: Type.Integer(),
  review_sla_hours: Type.Integer({ description: 'of Mondays to Fridays in the company’s time zone' }),
  review_reminder_percent: Type.Integer({
    description: 'of those hours, after which reviewers are reminded; 0: never',
  }),
  review_escalation_percent: Type.Integer({
    description: 'of those hours, after which those who run the company are told that a decision is overdue',
  }),
  expiry_notice_days: Type.Array(Type.Integer(), {
    description: 'how many days before a protection ends the partner is told; none: not at all',
  }),
  reapply_after_days: Type.Integer(),
  extension_days: Type.Integer(),
  max_extensions: Type.Integer(),
  grace_days: nullable(
    Type.Integer({ description: 'days after a protection in which a win still pays; null: always' }),
  ),
  vendor_deal_active_days: Type.Integer(),
  silent_nudge_days: Type.Integer({
    description: 'without an update, after which whoever works a deal is reminded; 0: never',
  }),
  silent_risk_days: Type.Integer({ description: 'without an update, after which a deal is at risk; 0: never' }),
  daily_checks_per_partner: Type.Integer(),
  hold_hours: nullable(
    Type.Integer({ description: 'for how long a partner may hold a company it found free; null: not at all' }),
  ),
  claim_budget: nullable(
    Type.Integer({ description: 'open registrations and holds a partner may have at once; null: any number' }),
  ),
});
export type ProgrammeSettings = Static<typeof ProgrammeSettings>;

export const ProgrammeSettingsUpdate = Type.Object(
  {
    rounding: Type.Optional(oneOf('half_up', 'half_even', 'floor')),
    clawback_window_days: Type.Optional(nullable(Days)),
    deal_cap_ppm: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 100_000_000 }))),
    min_payout: Type.Optional(Minimums),
    requires_second_approver: Type.Optional(Type.Boolean()),
    payout_approval_limit_minor: Type.Optional(nullable(PositiveMinor)),
    requires_payout_method: Type.Optional(Type.Boolean()),
    converts_payouts: Type.Optional(Type.Boolean()),
    payout_day: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 28 }))),
    payout_review_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
    payout_pay_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 90 })),
    method_rest_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 90 })),
    dispute_days: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 3650 }))),
    accept_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
    parked_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
    protection_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 730 })),
    review_sla_hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
    review_reminder_percent: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
    review_escalation_percent: Type.Optional(Type.Integer({ minimum: 100, maximum: 500 })),
    expiry_notice_days: Type.Optional(NoticeDays),
    reapply_after_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 730 })),
    extension_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
    max_extensions: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
    grace_days: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 730 }))),
    vendor_deal_active_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 730 })),
    silent_nudge_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
    silent_risk_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
    daily_checks_per_partner: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    hold_hours: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 168 }))),
    claim_budget: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 100_000 }))),
    row_version: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false, minProperties: 1 },
);
