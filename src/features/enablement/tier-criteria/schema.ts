import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { defineFields, field, rowOf } from '#shared/nouns/fields.ts';
import {
  CurrencyCode,
  changes,
  closed,
  Day,
  Id,
  Instant,
  nameText,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { metricKeys, metrics } from './metrics.schema.ts';
import { nouns } from './nouns.ts';

const Text = nullable(Type.String());

/** The requirements of a tier in addition to its criteria. */
export const TierLevel = closed({
  tier_id: Id,
  /** The points that the optional criteria must reach together. */
  points_needed: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** The maximum number of partners in the tier; null without a limit. */
  capacity: nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
});
export type TierLevel = Static<typeof TierLevel>;

const Mode = oneOf('proposal', 'automatic');
export const tierProgram = defineNoun('tier_programs', nouns.tier_programs, {
  columns: {
    promotion: Mode,
    demotion: Mode,
    grace_days: Type.Integer(),
    currency: CurrencyCode,
    note: Text,
    levels: Type.Array(TierLevel),
    effective_from: nullable(Day),
    published_at: nullable(Instant),
  },
  fields: {
    version: field.number({ label: 'Version', write: 'never', notNull: true }),
    status: field.choice({
      label: 'Status',
      options: [
        { value: 'draft', label: 'Draft' },
        { value: 'published', label: 'Published' },
      ],
      write: 'never',
      notNull: true,
    }),
  },
});
export type TierProgram = RowOf<typeof tierProgram>;
const { note: _, ...programForPartner } = tierProgram.row.properties;
export const TierProgramForPartner = Type.Object(programForPartner);

const settings = {
  promotion: Type.Optional(Mode),
  demotion: Type.Optional(Mode),
  grace_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
  note: Type.Optional(nullable(text(2000))),
  levels: Type.Optional(Type.Array(TierLevel, { maxItems: 50 })),
};
/** A draft starts as a copy of the published version. */
export const TierProgramCreate = closed(settings);
export const TierProgramUpdate = changes(TierProgramCreate);

const read = { write: 'never', partner: 'read' } as const;

export const criterionFields = defineFields({
  tier_id: field.reference('partner_tiers', {
    label: 'Tier',
    named: 'tier_name',
    color: 'tier_color',
    section: 'Criterion',
    required: true,
    partner: 'read',
    list: 'shown',
    filter: true,
  }),
  metric: field.choice({
    label: 'Measure',
    section: 'Criterion',
    options: metrics.map(({ key, label }) => ({ value: key, label })),
    required: true,
    partner: 'read',
    list: 'shown',
    filter: true,
  }),
});

export const TierCriterion = Type.Object({
  ...Stored,
  program_id: Id,
  program_version: Type.Integer(),
  program_status: oneOf('draft', 'published'),
  ...rowOf(criterionFields),
  metric: oneOf(...metricKeys),
  threshold: Type.Number(),
  window_months: nullable(Type.Integer()),
  is_mandatory: Type.Boolean(),
  points: Type.Integer(),
  subject: Text,
  /** The label of the custom field, or the name of the certificate. */
  subject_name: Text,
  currency: CurrencyCode,
  order: Type.Integer(),
});
export type TierCriterion = Static<typeof TierCriterion>;

export const TierCriterionCreate = closed({
  program_id: Id,
  tier_id: Id,
  metric: oneOf(...metricKeys),
  /** Minor units for revenue, otherwise a number: 12 deals, 30 percent, a rating of 4.5. */
  threshold: Type.Number({ exclusiveMinimum: 0, maximum: 1e15 }),
  window_months: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 60 }))),
  is_mandatory: Type.Optional(Type.Boolean()),
  points: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** The key of a custom field of partners; the tag of a document, or `request:` and the kind of a document request; the id of a certificate program. */
  subject: Type.Optional(nullable(nameText(120))),
  order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e6 })),
});
export type TierCriterionCreate = Static<typeof TierCriterionCreate>;
const { program_id: _program, ...changeable } = TierCriterionCreate.properties;
export const TierCriterionUpdate = changes(closed(changeable));

/** A row that counts toward a criterion. */
export const Evidence = closed({
  id: nullable(Id),
  table: Type.String(),
  label: Type.String(),
  on: nullable(Day),
  /** The first day on which it no longer counts. */
  until: nullable(Day),
  /** Its contribution: minor units for revenue, a rating, else 1. */
  amount: nullable(Type.Number()),
});
export type Evidence = Static<typeof Evidence>;

export const CriterionResult = closed({
  criterion_id: Id,
  tier_id: Id,
  metric: oneOf(...metricKeys),
  /** The custom field, tag or certificate of the criterion. */
  subject: Text,
  threshold: Type.Number(),
  window_months: nullable(Type.Integer()),
  is_mandatory: Type.Boolean(),
  points: Type.Integer(),
  /** Null when there is nothing to measure yet. */
  value: nullable(Type.Number()),
  is_met: Type.Boolean(),
  /** The first day on which it is no longer met if nothing is added. */
  lapses_on: nullable(Day),
  /** The number of rows that count; the newest are in `evidence`. */
  count: Type.Integer(),
  evidence: Type.Array(Evidence),
  /** The list with exactly these rows, for each side. Criteria without such a list keep all their rows as evidence. */
  rows: Type.Optional(nullable(closed({ company: Text, partner: Text }))),
});
export type CriterionResult = Static<typeof CriterionResult>;

const stateOptions = sayable([
  { value: 'held', label: 'Requirements met', tone: 'green' },
  { value: 'eligible', label: 'Eligible', tone: 'blue' },
  { value: 'grace', label: 'Grace period', tone: 'amber' },
  { value: 'overdue', label: 'Grace period ended', tone: 'red' },
  { value: 'locked', label: 'Locked', tone: 'gray' },
] as const);

/** The calculation of the commissions at risk. */
export const RiskMoney = closed({
  currency: CurrencyCode,
  /** The amount per year, based on the open pipeline. */
  amount_minor: Type.Integer(),
  pipeline_minor: Type.Integer(),
  open_deals: Type.Integer(),
  /** Commissions of the last 12 months, replayed at both tiers, and the won volume they were earned on. */
  volume_minor: Type.Integer(),
  now_minor: Type.Integer(),
  then_minor: Type.Integer(),
  from: Day,
  to: Day,
});
export type RiskMoney = Static<typeof RiskMoney>;

/** Every field of a standing is computed by the evaluation. */
export const standingFields = defineFields({
  partner_id: field.reference('partners', {
    label: 'Partner',
    named: 'partner_name',
    write: 'never',
    link: true,
    partner: 'id',
    list: 'shown',
    sort: true,
    filter: true,
    search: true,
  }),
  tier_id: field.reference('partner_tiers', {
    ...read,
    label: 'Tier',
    named: 'tier_name',
    color: 'tier_color',
    list: 'shown',
    sort: true,
    filter: true,
  }),
  earned_tier_id: field.reference('partner_tiers', {
    ...read,
    label: 'Currently qualifies for',
    named: 'earned_tier_name',
    color: 'earned_tier_color',
    list: 'shown',
    filter: true,
  }),
  state: field.choice({
    ...read,
    label: 'State',
    options: stateOptions,
    notNull: true,
    list: 'shown',
    sort: true,
    filter: true,
  }),
  grace_until: field.date({ ...read, label: 'Grace period ends', list: 'shown', sort: true, filter: true }),
  risk_on: field.date({ ...read, label: 'Requirements end', list: 'shown', sort: true, filter: true }),
  risk_tier_id: field.reference('partner_tiers', {
    ...read,
    label: 'Would drop to',
    named: 'risk_tier_name',
    list: 'hidden',
  }),
  risk_minor: field.money({ ...read, label: 'Commissions at risk', list: 'shown', sort: true }),
  is_locked: field.boolean({ ...read, label: 'Locked', notNull: true, list: 'hidden', filter: true }),
  locked_until: field.date({ ...read, label: 'Locked until', list: 'hidden' }),
  evaluated_at: field.instant({
    ...read,
    label: 'Evaluated',
    list: 'hidden',
    relative: true,
    sort: true,
    notNull: true,
  }),
});
export type StandingState = (typeof stateOptions)[number]['value'];

const shared = {
  program_id: nullable(Id),
  currency: nullable(CurrencyCode),
  grace_started_on: nullable(Day),
  risk_criterion_id: nullable(Id),
  risk: nullable(RiskMoney),
  results: Type.Array(CriterionResult),
};
export const TierStandingForPartner = Type.Object({ ...Stored, ...rowOf(standingFields), ...shared });
export const tierStanding = defineNoun('tier_standings', nouns.tier_standings, {
  columns: {
    ...shared,
    lock_reason: Text,
    locked_by_name: Text,
    partner_owner_user_id: nullable(Id),
    partner_type_id: nullable(Id),
    partner_region_id: nullable(Id),
  },
  fields: standingFields,
});
export type TierStanding = RowOf<typeof tierStanding>;
