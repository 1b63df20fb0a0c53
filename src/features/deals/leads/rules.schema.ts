import { Conditions } from '#shared/conditions.schema.ts';
import {
  CountryCode,
  changes,
  closed,
  Id,
  Instant,
  nameText,
  nullable,
  oneOf,
  type Static,
  Stored,
  Tags,
  Type,
  text,
} from '#shared/schema.ts';
import { LeadSource } from './schema.ts';
import { criteria } from './scoring.schema.ts';

const Points = Type.Integer({ minimum: 0, maximum: 100 });
export const Weights = closed(Object.fromEntries(criteria.map((key) => [key, Type.Optional(Points)])));
const Criterion = oneOf(...criteria);

const facts = {
  description: nullable(Type.String()),
  order: Type.Integer(),
  is_active: Type.Boolean(),
  countries: Type.Array(Type.String()),
  product_ids: Type.Array(Id),
  sources: Type.Array(Type.String()),
  audience_id: nullable(Id),
  conditions: nullable(Conditions),
  weights: Type.Record(Type.String(), Type.Integer()),
  required_criteria: Type.Array(Type.String()),
  preferred_type_ids: Type.Array(Id),
  certificate_tags: Type.Array(Type.String()),
  certificate_field: nullable(Type.String()),
  max_open_leads: Type.Integer(),
  needs_portal: Type.Boolean(),
  mode: oneOf('one', 'race'),
  race_size: Type.Integer(),
  accept_hours: Type.Integer(),
  contact_hours: Type.Integer(),
};
export const LeadRule = Type.Object({
  ...Stored,
  name: Type.String(),
  ...facts,
  audience_name: nullable(Type.String()),
  archived_at: nullable(Instant),
});
export type LeadRule = Static<typeof LeadRule>;

const ids = Type.Array(Id, { maxItems: 200, uniqueItems: true });
const settings = {
  description: Type.Optional(nullable(text(2000))),
  /** The first active rule that matches a lead is used. */
  order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e6 })),
  is_active: Type.Optional(Type.Boolean()),
  /** The leads it is for; an empty list matches all. */
  countries: Type.Optional(Type.Array(CountryCode, { maxItems: 250, uniqueItems: true })),
  product_ids: Type.Optional(ids),
  sources: Type.Optional(Type.Array(LeadSource, { maxItems: 10, uniqueItems: true })),
  /** The partners that may get them. */
  audience_id: Type.Optional(nullable(Id)),
  conditions: Type.Optional(nullable(Conditions)),
  weights: Type.Optional(Weights),
  required_criteria: Type.Optional(Type.Array(Criterion, { maxItems: criteria.length, uniqueItems: true })),
  preferred_type_ids: Type.Optional(ids),
  certificate_tags: Type.Optional(Tags),
  certificate_field: Type.Optional(nullable(text(120))),
  max_open_leads: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  needs_portal: Type.Optional(Type.Boolean()),
  mode: Type.Optional(oneOf('one', 'race')),
  race_size: Type.Optional(Type.Integer({ minimum: 2, maximum: 10 })),
  /** Hours of business days: 48 are two. */
  accept_hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
  contact_hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
};
export const LeadRuleCreate = closed({ name: nameText(120), ...settings });
export type LeadRuleCreate = Static<typeof LeadRuleCreate>;
export const LeadRuleUpdate = changes(
  closed({ name: nameText(120), ...settings, archived_at: Type.Optional(Type.Null()) }),
);

const Points1000 = Type.Integer({ description: 'of 1000' });
export const ScoredCriterion = Type.Object({
  key: Criterion,
  value: Points1000,
  weight: Type.Integer(),
  detail: Type.String(),
});

const scoreForPartner = {
  id: Id,
  lead_id: Id,
  created_at: Instant,
  received_at: Instant,
  country: nullable(Type.String()),
  product_name: nullable(Type.String()),
  rank: nullable(Type.Integer()),
  among: Type.Integer(),
  explanation: Type.String(),
  is_offered: Type.Boolean(),
};
/** A partner reads why it did not get a lead, and nothing about others or the customer. */
export const LeadScoreForPartner = Type.Object(scoreForPartner);
export type LeadScoreForPartner = Static<typeof LeadScoreForPartner>;
export const LeadScore = Type.Object({
  ...scoreForPartner,
  round: Type.Integer(),
  partner_id: Id,
  partner_name: nullable(Type.String()),
  score: nullable(Points1000),
  excluded: nullable(Type.String()),
  criteria: Type.Array(ScoredCriterion),
  is_latest: Type.Boolean(),
});
export type LeadScore = Static<typeof LeadScore>;

export const Simulation = closed({
  /** The rules to try, in order. A rule of the company is named by its id; changed values replace its own. */
  rules: Type.Array(closed({ id: Type.Optional(Id), name: Type.Optional(text(120)), ...settings }), {
    minItems: 1,
    maxItems: 20,
  }),
  last: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type Simulation = Static<typeof Simulation>;

const Got = nullable(Type.Object({ id: Id, name: Type.String() }));
export const SimulationResult = Type.Object({
  leads: Type.Array(
    Type.Object({
      lead_id: Id,
      number: Type.Integer(),
      name: Type.String(),
      country: nullable(Type.String()),
      received_at: Instant,
      /** The partner that accepted it or, if none did, that got the first offer. */
      actual: Got,
      /** The partner that would get the first offer. */
      simulated: Got,
      rule_name: nullable(Type.String()),
      score: nullable(Points1000),
      explanation: Type.String(),
    }),
  ),
  partners: Type.Array(Type.Object({ id: Id, name: Type.String(), actual: Type.Integer(), simulated: Type.Integer() })),
  changed: Type.Integer(),
});
export type SimulationResult = Static<typeof SimulationResult>;

export const LeadPerformanceQuery = closed({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })) });
export const LeadPerformance = Type.Array(
  Type.Object({
    partner_id: Id,
    partner_name: Type.String(),
    offered: Type.Integer(),
    accepted: Type.Integer(),
    declined: Type.Integer(),
    expired: Type.Integer(),
    /** The share of acceptances among offers that were answered or expired. */
    acceptance_percent: nullable(Type.Integer()),
    /** From the offer to the answer. */
    median_minutes: nullable(Type.Integer()),
    won: Type.Integer(),
  }),
);
export type LeadPerformance = Static<typeof LeadPerformance>;
