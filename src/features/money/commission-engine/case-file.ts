import { Value } from 'typebox/value';
import { partnerCategories } from '#features/partners/partner-statuses/schema.ts';
import { isCurrency, isMinor } from '#shared/money.ts';
import { oneOf, type Static, Type } from '#shared/schema.ts';
import { inProgrammeDays } from './case-days.ts';
import { CaseError, shapeError } from './case-error.ts';
import { checkNames } from './case-names.ts';

/**
 * The case file format (`prm-commission-cases`): programme, partners, plans and events in arrival order. Fields beyond these
 * are let through; what the engine relies on is checked here, so that a wrong file is named and never half computed.
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

/** The raw case, once its shape is what the engine relies on. */
export function readCase(raw: unknown): Case {
  if (!Value.Check(Case, raw)) throw shapeError(Case, raw);
  if (!isCurrency(raw.program.currency))
    throw new CaseError('program.currency', `${raw.program.currency} is not an ISO 4217 code`);
  const given = inProgrammeDays(raw);
  checkNames(given);
  for (const [index, event] of given.events.entries()) {
    checkEvent(event, index);
    checkAmounts(event, index);
    checkRefund(event, index, given.events);
  }
  return given;
}

/** What is sold and what is refunded is not below zero. Only a payment may be: one that bounced. */
function checkAmounts({ id, type, amount_minor, tax_minor, lines = [] }: CaseEvent, index: number) {
  if (type === 'payment') return;
  const check = (field: string, amount: number | undefined) => {
    if (amount !== undefined && amount < 0)
      throw new CaseError(`events.${index} (${id}).${field}`, `${amount} is below zero`);
  };
  check('amount_minor', amount_minor);
  check('tax_minor', tax_minor);
  for (const [at, line] of lines.entries()) {
    for (const field of ['amount_minor', 'discount_minor', 'tax_minor', 'cost_minor'] as const)
      check(`lines.${at}.${field}`, line[field]);
  }
  if (type === 'refund' && amount_minor !== undefined && (tax_minor ?? 0) > amount_minor)
    throw new CaseError(`events.${index} (${id}).tax_minor`, `${tax_minor} is more than the refund itself`);
}

/** A refund is of a sale, or of what was paid for it; money that went back does not go back again. */
function checkRefund({ id, type, of, replay_of }: CaseEvent, index: number, events: readonly CaseEvent[]) {
  if (type !== 'refund' && type !== 'lost') return;
  const named = events.find((event) => event.id === of);
  if (replay_of === undefined && (named?.type === 'refund' || named?.type === 'lost'))
    throw new CaseError(
      `events.${index} (${id}).of`,
      `${of} is ${named.type === 'lost' ? 'a loss' : 'a refund'}: name the sale whose money goes back`,
    );
}

/** A repeat may say no more than which event it repeats. */
function checkEvent(event: CaseEvent, index: number) {
  if (event.replay_of) return;
  const where = (field: string) => `events.${index} (${event.id}).${field}`;
  if (event.type === 'sale') {
    if (!event.currency) throw new CaseError(where('currency'), 'is missing');
    if (!isCurrency(event.currency))
      throw new CaseError(where('currency'), `${event.currency} is not an ISO 4217 code`);
    if (!event.lines && event.amount_minor === undefined) throw new CaseError(where('lines'), 'are missing');
    if (!event.participants || event.participants.length === 0)
      throw new CaseError(where('participants'), 'are missing');
    if (event.fx_to_program !== undefined && !/[1-9]/.test(event.fx_to_program))
      throw new CaseError(where('fx_to_program'), 'is not above zero');
  } else if (event.type !== 'recalc' && event.type !== 'payout_run') {
    if (!event.of) throw new CaseError(where('of'), 'is missing: which event does this belong to?');
    if (event.type === 'payment' && !isMinor(event.amount_minor))
      throw new CaseError(where('amount_minor'), 'is missing');
    if (event.type === 'amend' && !event.lines && !event.participants && event.amount_minor === undefined)
      throw new CaseError(where('amount_minor'), 'is missing, and so are lines and participants: what is amended?');
  }
}
