import { type Condition, operators, type Scalar, type When } from '#shared/conditions/conditions.ts';
import {
  CurrencyCode,
  changes,
  closed,
  Day,
  Id,
  Instant,
  Name,
  nullable,
  oneOf,
  PositiveMinor,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';

/**
 * The closed vocabulary of a commission plan. It contains no code: the plan form, the engine, the validation and the
 * receipt all read the same terms.
 */

const RuleId = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '^[A-Za-z0-9][A-Za-z0-9_.:-]*$',
  description: 'letters, digits and _ . : -, without spaces',
});
const Days = Type.Integer({ minimum: 0, maximum: 3650 });
/** Parts per million; above 1000000 (100 %) only with `allow_above_base`. */
const Rate = Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'parts per million: 10% is 100000' });

export const periods = ['month', 'quarter', 'year', 'lifetime'] as const;
export const bandPeriods = ['deal', ...periods] as const;
export const measures = ['credited_base', 'deal_count', 'units'] as const;
export const bases = ['gross', 'net', 'margin', 'first_year', 'tcv', 'collected'] as const;

/** Fields a rule can test; `custom.<key>` tests a custom field of the deal or the partner. */
export const conditionFields = {
  'partner.type': 'text',
  'partner.tier': 'text',
  'partner.region': 'text',
  'partner.country': 'text',
  'partner.tag': 'text',
  role: 'text',
  product: 'text',
  category: 'text',
  'deal.amount': 'number',
  'deal.type': 'text',
  'deal.source': 'text',
  'deal.kind': 'text',
  'customer.country': 'text',
  'customer.is_new': 'boolean',
  coupon: 'text',
  months_since_first: 'number',
} as const satisfies Record<string, 'text' | 'number' | 'boolean'>;

const ScalarValue = Type.Unsafe<Scalar>({ anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] });
const AnyValue = Type.Union([ScalarValue, Type.Array(ScalarValue, { maxItems: 200 })]);

export const PlanCondition = Type.Unsafe<Condition>(
  closed({ field: text(100), op: oneOf(...operators), value: Type.Optional(AnyValue) }),
);
const PlanWhen = Type.Unsafe<When>(
  closed({ any: Type.Array(closed({ all: Type.Array(PlanCondition, { maxItems: 30 }) }), { maxItems: 20 }) }),
);
/** Either the full OR of ANDs, or the shorthand map of a field to the values it may have. */
export const RuleWhen = Type.Union([PlanWhen, Type.Record(Type.String({ pattern: '^(?!any$)' }), AnyValue)]);

export const Band = closed({
  from: PositiveMinor,
  to: nullable(PositiveMinor),
  rate_ppm: Type.Optional(Rate),
  flat_minor: Type.Optional(PositiveMinor),
});

export const PercentCalc = closed({
  type: Type.Literal('percent'),
  rate_ppm: Type.Optional(Rate),
  rate_ppm_by_tier: Type.Optional(Type.Record(Type.String(), Rate)),
});
export const FlatCalc = closed({
  type: Type.Literal('flat'),
  amount_minor: PositiveMinor,
  currency: CurrencyCode,
  per: Type.Optional(oneOf('event', 'unit')),
});
/**
 * Bands are half-open [from, to). Volumes are counted in the program's currency, and the commission is paid in the
 * deal's.
 */
export const TieredCalc = closed({
  type: Type.Literal('tiered'),
  mode: oneOf('marginal', 'slab', 'retroactive'),
  band_by: Type.Optional(oneOf('before', 'after')),
  measure: Type.Optional(oneOf(...measures)),
  period: Type.Optional(oneOf(...bandPeriods)),
  currency: Type.Optional(CurrencyCode),
  bands: Type.Array(Band, { minItems: 1, maxItems: 50 }),
});
export const Calc = Type.Union([PercentCalc, FlatCalc, TieredCalc]);

/**
 * `partner` and `customer` limit what one partner gets (from one customer); `pool` limits what the rule pays to all
 * partners together.
 */
export const Cap = closed({
  amount_minor: PositiveMinor,
  currency: Type.Optional(CurrencyCode),
  scope: oneOf('partner', 'customer', 'pool'),
  period: oneOf(...periods),
});

export const Clawback = closed({
  mode: oneOf('proportional', 'full', 'none'),
  window_days: Type.Optional(nullable(Days)),
});

/** A bonus for every n-th qualifying deal of a partner in a period. `starts` is included, `ends` is not. */
export const Spiff = closed({
  every: Type.Integer({ minimum: 1, maximum: 100_000 }),
  amount_minor: PositiveMinor,
  currency: Type.Optional(CurrencyCode),
  budget_minor: Type.Optional(nullable(PositiveMinor)),
  products: Type.Optional(Type.Array(text(200), { maxItems: 500 })),
  period: Type.Optional(oneOf(...periods)),
  starts: Type.Optional(nullable(Day)),
  ends: Type.Optional(nullable(Day)),
  stack: Type.Optional(Type.Boolean()),
});

const commissionOf = '^commission_of\\([A-Za-z0-9_-]+\\)$';
export const RuleBase = Type.Unsafe<(typeof bases)[number] | `commission_of(${string})`>({
  anyOf: [
    { type: 'string', enum: bases },
    { type: 'string', pattern: commissionOf, description: 'commission_of(<role in the deal>)' },
  ],
});

export const Rule = closed({
  id: RuleId,
  slot: Type.Optional(RuleId),
  label: Type.Optional(text(200)),
  kind: Type.Optional(oneOf('rule', 'spiff', 'override')),
  priority: Type.Optional(Type.Integer({ minimum: -1000, maximum: 1000 })),
  stacking: Type.Optional(oneOf('exclusive', 'additive')),
  base: Type.Optional(RuleBase),
  when: Type.Optional(RuleWhen),
  calc: Type.Optional(Calc),
  spiff: Type.Optional(Spiff),
  min_minor: Type.Optional(PositiveMinor),
  deal_cap_minor: Type.Optional(PositiveMinor),
  cap: Type.Optional(Cap),
  on_partial_refund: Type.Optional(oneOf('proportional', 'keep')),
  clawback: Type.Optional(Clawback),
  allow_above_base: Type.Optional(Type.Boolean({ description: 'allows rates above 100%' })),
});

export const PlanDefinition = closed({
  selection: Type.Optional(oneOf('priority', 'best_for_partner')),
  split: Type.Optional(oneOf('pool', 'credit')),
  hold_days: Type.Optional(Days),
  accrue_on: Type.Optional(oneOf('won', 'invoiced', 'collected')),
  recurring_months: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 1200 }))),
  rate_lock: Type.Optional(oneOf('current', 'at_first')),
  rounding: Type.Optional(oneOf('half_up', 'half_even', 'floor')),
  rules: Type.Array(Rule, { maxItems: 500 }),
});

export type Band = Static<typeof Band>;
export type PercentCalc = Static<typeof PercentCalc>;
export type FlatCalc = Static<typeof FlatCalc>;
export type TieredCalc = Static<typeof TieredCalc>;
export type Calc = Static<typeof Calc>;
export type Cap = Static<typeof Cap>;
export type Clawback = Static<typeof Clawback>;
export type Spiff = Static<typeof Spiff>;
export type RuleBase = Static<typeof RuleBase>;
export type RuleWhen = Static<typeof RuleWhen>;
export type Rule = Static<typeof Rule>;
export type PlanDefinition = Static<typeof PlanDefinition>;

/** Ready-made plans to start from (field guide 4.13). */
export const templateKeys = [
  'referral',
  'revenue_share',
  'reseller_margin',
  'quarterly_tiers',
  'lead_bounty',
  'unit_bonus',
  'services_influence',
] as const;
export type TemplateKey = (typeof templateKeys)[number];

export const planStatuses = ['draft', 'active', 'archived'] as const;
export const versionStates = ['draft', 'published', 'superseded'] as const;
export const assignmentTargets = ['program', 'type', 'region', 'tier', 'audience', 'partner'] as const;
export type AssignmentTarget = (typeof assignmentTargets)[number];

/** `effective_from` is included, `effective_to` is not. */
const Dated = { effective_from: Day, effective_to: nullable(Day) };

export const AssignmentLabel = closed({
  id: Id,
  target: oneOf(...assignmentTargets),
  target_id: nullable(Id),
  target_name: nullable(Type.String()),
  priority: Type.Integer(),
  ...Dated,
});

/**
 * `published_*` is the published version with the latest start, which may be in the future; `previous_*` is the one in
 * force until then; `draft_*` is the one being edited.
 */
export const CommissionPlan = Type.Object({
  ...Stored,
  name: Type.String(),
  description: nullable(Type.String()),
  status: oneOf(...planStatuses),
  archived_at: nullable(Instant),
  published_id: nullable(Id),
  published_version: nullable(Type.Integer()),
  published_from: nullable(Day),
  published_definition: nullable(Type.Unsafe<PlanDefinition>({ type: 'object' })),
  previous_id: nullable(Id),
  previous_from: nullable(Day),
  previous_definition: nullable(Type.Unsafe<PlanDefinition>({ type: 'object' })),
  draft_id: nullable(Id),
  draft_version: nullable(Type.Integer()),
  draft_saved_at: nullable(Instant),
  version_count: Type.Integer(),
  assignments: Type.Array(AssignmentLabel),
});
export const CommissionPlanCreate = closed({
  name: Name,
  description: Type.Optional(nullable(text(2000))),
  template: Type.Optional(nullable(oneOf(...templateKeys))),
  /** Another structure to copy: its draft, or else its latest version. */
  copy_of: Type.Optional(nullable(Id)),
});
export const CommissionPlanUpdate = changes(closed({ name: Name, description: nullable(text(2000)) }));

export const PlanVersion = Type.Object({
  ...Stored,
  plan_id: Id,
  plan_name: Type.String(),
  version: Type.Integer(),
  state: oneOf(...versionStates),
  ...Dated,
  definition: Type.Unsafe<PlanDefinition>({ type: 'object' }),
  definition_hash: nullable(Type.String()),
  note: nullable(Type.String()),
  published_at: nullable(Instant),
  published_by: nullable(Id),
  published_by_name: nullable(Type.String()),
});
export const PlanVersionUpdate = changes(
  closed({ definition: PlanDefinition, effective_from: Day, note: nullable(text(2000)) }),
);

export const PlanAssignment = Type.Object({
  ...Stored,
  plan_id: Id,
  plan_name: Type.String(),
  target: oneOf(...assignmentTargets),
  target_id: nullable(Id),
  target_name: nullable(Type.String()),
  priority: Type.Integer(),
  ...Dated,
});
const AssignmentTerms = {
  priority: Type.Optional(Type.Integer({ minimum: -1000, maximum: 1000 })),
  effective_from: Type.Optional(Day),
  effective_to: Type.Optional(nullable(Day)),
};
export const PlanAssignmentCreate = closed({
  plan_id: Id,
  target: oneOf(...assignmentTargets),
  target_id: Type.Optional(nullable(Id)),
  ...AssignmentTerms,
});
export const PlanAssignmentUpdate = changes(closed(AssignmentTerms));

/**
 * A problem that blocks publishing (`error`) or deserves a second look (`warning`). `path` names the place in the
 * definition: `rules.0.calc.rate_ppm`.
 */
export const PlanProblem = closed({
  code: Type.String(),
  severity: oneOf('error', 'warning'),
  path: Type.String(),
  message: Type.String(),
});

export const PublishInput = closed({
  effective_from: Day,
  note: Type.Optional(nullable(text(2000))),
  /** Assigns the plan to the whole program from that day, if nobody has it yet. */
  assign_to_everybody: Type.Optional(Type.Boolean()),
  /** Required when the first day is in a closed month, where only a recalculation changes what is booked. */
  accepts_recalculation: Type.Optional(Type.Boolean()),
  row_version: Type.Optional(Type.Integer()),
});
export type CommissionPlan = Static<typeof CommissionPlan>;
export type PlanVersion = Static<typeof PlanVersion>;
export type PlanAssignment = Static<typeof PlanAssignment>;
export type AssignmentLabel = Static<typeof AssignmentLabel>;
export type PlanProblem = Static<typeof PlanProblem>;
export type PublishInput = Static<typeof PublishInput>;
