import { moduleNames, programShapes } from '#shared/program/shapes.ts';
import { closed, nullable, oneOf, PositiveMinor, type Static, Stored, Type } from '#shared/schema.ts';

const Days = Type.Integer({ minimum: 0, maximum: 3650 });
/** Minimum payout by currency, in minor units. */
const Minimums = Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), PositiveMinor);

/** Each once, in any order. */
const NoticeDays = Type.Array(Type.Integer({ minimum: 1, maximum: 365 }), { maxItems: 5, uniqueItems: true });

/** The program-wide settings of a company. There is one row, created with the company. */
export const ProgramSettings = Type.Object({
  ...Stored,
  rounding: oneOf('half_up', 'half_even', 'floor'),
  clawback_window_days: nullable(Type.Integer()),
  deal_cap_ppm: nullable(Type.Integer()),
  min_payout: Minimums,
  requires_second_approver: Type.Boolean(),
  payout_approval_limit_minor: nullable(PositiveMinor),
  requires_payout_method: Type.Boolean(),
  /** Earnings may be paid in another currency, converted at the company's rate. */
  converts_payouts: Type.Boolean(),
  payout_day: nullable(
    Type.Integer({
      description: 'day of the month on which payouts are prepared; null: payouts are prepared manually',
    }),
  ),
  payout_review_days: Type.Integer({ description: 'days after payout_day to review a prepared payout' }),
  payout_pay_days: Type.Integer({ description: 'days after payout_day by which a prepared payout is paid' }),
  method_rest_days: Type.Integer({
    description: 'days of security hold before new or changed payout details are used',
  }),
  dispute_days: nullable(
    Type.Integer({
      description: 'days after a partner was notified of a payment to dispute it; null: no limit',
    }),
  ),
  accept_days: Type.Integer({
    description: 'days a sale waits for the invited partner to accept the invitation',
  }),
  parked_days: Type.Integer({
    description: 'days a payment or refund waits for its deal to be won; 0: no limit',
  }),
  protection_days: Type.Integer(),
  review_sla_hours: Type.Integer({
    description: 'hours from Monday to Friday, in the company’s time zone, to decide a registration',
  }),
  review_reminder_percent: Type.Integer({
    description: 'percent of review_sla_hours after which reviewers are reminded; 0: never',
  }),
  review_escalation_percent: Type.Integer({
    description: 'percent of review_sla_hours after which owners and administrators are notified',
  }),
  expiry_notice_days: Type.Array(Type.Integer(), {
    description: 'days before protection ends on which the partner is notified; empty: no reminders',
  }),
  reapply_after_days: Type.Integer(),
  extension_days: Type.Integer(),
  max_extensions: Type.Integer(),
  grace_days: nullable(
    Type.Integer({ description: 'days after protection ends in which a won deal still pays; null: no limit' }),
  ),
  vendor_deal_active_days: Type.Integer(),
  silent_nudge_days: Type.Integer({
    description: 'days without an update after which the deal owner is reminded; 0: never',
  }),
  silent_risk_days: Type.Integer({ description: 'days without an update after which a deal is at risk; 0: never' }),
  daily_checks_per_partner: Type.Integer(),
  hold_hours: nullable(Type.Integer({ description: 'hours a partner can hold a free account; null: holds are off' })),
  claim_budget: nullable(
    Type.Integer({ description: 'maximum open registrations and holds per partner; null: no limit' }),
  ),
});
export type ProgramSettings = Static<typeof ProgramSettings>;

export const ProgramSettingsUpdate = Type.Object(
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

/** A module that companies add to their program and remove from it. */
const ProgramModule = Type.Object({
  key: Type.String(),
  name: Type.String(),
  description: Type.String(),
  is_shown: Type.Boolean(),
  /** Whether one of the company's shapes, or the lack of any, brings it. */
  is_of_shape: Type.Boolean(),
  /** Whether the company has ever written something in it. */
  is_in_use: Type.Boolean(),
});
export type ProgramModule = Static<typeof ProgramModule>;

/** The shapes of the program; empty: a program with every module. */
export const ShapeInput = closed({ shape: Type.Array(oneOf(...programShapes), { uniqueItems: true }) });
export type ShapeInput = Static<typeof ShapeInput>;

export const ProgramModules = Type.Object({
  shape: Type.Array(oneOf(...programShapes)),
  modules: Type.Array(ProgramModule),
});
export type ProgramModules = Static<typeof ProgramModules>;

export const ModuleParams = closed({ key: oneOf(...Object.keys(moduleNames)) });
