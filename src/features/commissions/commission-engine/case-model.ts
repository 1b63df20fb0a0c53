import { partnerCategories } from '#features/partners/partner-statuses/schema.ts';
import { oneOf, type Static, Type } from '#shared/schema.ts';

/**
 * The case file format (`prm-commission-cases`): program, partners, plans and events in arrival order. Unknown fields
 * are allowed. Fields that the engine reads are checked here, so that an invalid file is reported and never half
 * computed.
 */

const Text = Type.String({ minLength: 1 });

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}' });

const Minor = Type.Integer({ minimum: -1e15, maximum: 1e15 });

const Currency = Type.String({ pattern: '^[A-Z]{3}$' });

const Rounding = Type.Union([Type.Literal('half_up'), Type.Literal('half_even'), Type.Literal('floor')]);

const Decimal = Type.String({ pattern: '^\\d+(\\.\\d+)?$' });

const Loose = Type.Record(Type.String(), Type.Unknown());

const TextOrList = Type.Union([Text, Type.Array(Text)]);

const Scalars = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]));

const CaseLine = Type.Object({
  amount_minor: Minor,
  product: Type.Optional(Text),
  category: Type.Optional(Text),
  qty: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e15 })),
  discount_minor: Type.Optional(Minor),
  tax_minor: Type.Optional(Minor),
  cost_minor: Type.Optional(Minor),
  recurring_interval: Type.Optional(Type.Union([Type.Literal('month'), Type.Literal('quarter'), Type.Literal('year')])),
  term_months: Type.Optional(Type.Integer({ minimum: 1 })),
  commissionable: Type.Optional(Type.Boolean()),
});

const CaseParticipant = Type.Object({ partner: Text, role: Text, weight: Type.Integer() });

export const eventTypes = ['sale', 'refund', 'lost', 'amend', 'payment', 'recalc', 'payout_run'] as const;

export const CaseEvent = Type.Object({
  id: Text,
  type: Type.Union(eventTypes.map((type) => Type.Literal(type))),
  at: Day,
  of: Type.Optional(Text),
  replay_of: Type.Optional(Text),
  amount_minor: Type.Optional(Minor),
  tax_minor: Type.Optional(Minor),
  currency: Type.Optional(Currency),
  deal: Type.Optional(Text),
  customer: Type.Optional(Type.Union([Text, Loose])),
  customer_country: Type.Optional(Text),
  customer_is_new: Type.Optional(Type.Boolean()),
  event_kind: Type.Optional(Text),
  deal_type: Type.Optional(Text),
  deal_source: Type.Optional(Text),
  coupon: Type.Optional(Text),
  custom: Type.Optional(Scalars),
  subscription: Type.Optional(Type.Union([Text, Loose])),
  fx_to_program: Type.Optional(Decimal),
  fx: Type.Optional(Loose),
  lines: Type.Optional(Type.Array(CaseLine)),
  participants: Type.Optional(Type.Array(CaseParticipant)),
});

const CasePartner = Type.Object({
  id: Text,
  type: Type.Optional(Text),
  region: Type.Optional(TextOrList),
  country: Type.Optional(Text),
  tags: Type.Optional(Type.Array(Text)),
  custom: Type.Optional(Scalars),
  tiers: Type.Optional(
    Type.Array(
      Type.Object({
        tier: Text,
        effective_from: Day,
        effective_to: Type.Optional(Type.Union([Day, Type.Null()])),
        recorded_at: Type.Optional(Day),
        superseded_at: Type.Optional(Type.Union([Day, Type.Null()])),
      }),
    ),
  ),
  standing: Type.Optional(
    Type.Array(
      Type.Object({ category: oneOf(...partnerCategories), effective_from: Day, recorded_at: Type.Optional(Day) }),
    ),
  ),
});

export const CasePlan = Type.Object({
  id: Text,
  version: Type.Integer(),
  effective_from: Day,
  effective_to: Type.Optional(Type.Union([Day, Type.Null()])),
  recorded_at: Type.Optional(Day),
  selection: Type.Optional(Type.Union([Type.Literal('priority'), Type.Literal('best_for_partner')])),
  split: Type.Optional(Type.Union([Type.Literal('pool'), Type.Literal('credit')])),
  hold_days: Type.Optional(Type.Integer()),
  accrue_on: Type.Optional(Type.Union([Type.Literal('won'), Type.Literal('invoiced'), Type.Literal('collected')])),
  recurring_months: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  rate_lock: Type.Optional(Type.Union([Type.Literal('current'), Type.Literal('at_first')])),
  rounding: Type.Optional(Rounding),
  rules: Type.Array(Type.Intersect([Type.Object({ id: Text }), Loose])),
});

const CaseProgram = Type.Object({
  currency: Currency,
  timezone: Text,
  rounding: Rounding,
  default_hold_days: Type.Optional(Type.Integer({ minimum: 0 })),
  clawback_window_days: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
  deal_cap_ppm: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
  min_payout_minor: Type.Optional(Type.Record(Type.String(), Type.Integer())),
});

export const Case = Type.Object({
  id: Text,
  program: CaseProgram,
  partners: Type.Array(CasePartner),
  plans: Type.Array(CasePlan),
  assignments: Type.Optional(
    Type.Array(
      Type.Object({
        plan_id: Text,
        target: Type.Union(['program', 'type', 'region', 'tier', 'partner'].map((target) => Type.Literal(target))),
        target_id: Type.Optional(Text),
        effective_from: Type.Optional(Day),
        effective_to: Type.Optional(Type.Union([Day, Type.Null()])),
        priority: Type.Optional(Type.Integer()),
      }),
    ),
  ),
  opening_volume: Type.Optional(
    Type.Array(
      Type.Object({
        partner: Text,
        at: Day,
        amount_minor: Minor,
        deal_count: Type.Optional(Type.Integer()),
        units: Type.Optional(Type.Integer()),
      }),
    ),
  ),
  events: Type.Array(CaseEvent),
});

export type Case = Static<typeof Case>;
export type CaseEvent = Static<typeof CaseEvent>;
export type CasePlan = Static<typeof CasePlan>;
