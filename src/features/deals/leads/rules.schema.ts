import { Conditions } from '#shared/conditions/conditions.schema.ts';
import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, Instant, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';
import { LeadSource } from './schema.ts';
import { criteria } from './scoring.schema.ts';

const Points = Type.Integer({ minimum: 0, maximum: 100 });
export const Weights = closed(Object.fromEntries(criteria.map((key) => [key, Type.Optional(Points)])));
const Criterion = oneOf(...criteria);

export const ruleModes = sayable([
  { value: 'one', label: 'One partner' },
  { value: 'race', label: 'Race' },
] as const);
const ids = Type.Array(Id, { maxItems: 200, uniqueItems: true });

export const leadRule = defineNoun('lead_rules', nouns.lead_rules, {
  by: 'order',
  archive: 'restorable',
  inPlace: false,
  columns: {
    sources: Type.Array(Type.String()),
    conditions: nullable(Conditions),
    weights: Type.Record(Type.String(), Type.Integer()),
    required_criteria: Type.Array(Type.String()),
  },
  input: {
    sources: Type.Optional(Type.Array(LeadSource, { maxItems: 10, uniqueItems: true })),
    conditions: Type.Optional(nullable(Conditions)),
    weights: Type.Optional(Weights),
    required_criteria: Type.Optional(Type.Array(Criterion, { maxItems: criteria.length, uniqueItems: true })),
  },
  fields: {
    order: field.number({
      label: 'Order',
      help: 'The first active rule that matches a lead is used.',
      section: 'Rule',
      notNull: true,
      min: 0,
      max: 1_000_000,
      list: 'shown',
      width: 80,
      sort: true,
    }),
    name: field.text({
      label: 'Name',
      section: 'Rule',
      required: true,
      max: 120,
      list: 'shown',
      sort: true,
      search: true,
    }),
    description: field.longText({ label: 'Description', section: 'Rule', search: true }),
    is_active: field.boolean({
      label: 'Active',
      section: 'Rule',
      notNull: true,
      list: 'shown',
      sort: true,
      filter: 'api',
    }),
    mode: field.choice({
      label: 'Offer to',
      section: 'Offers',
      options: ruleModes,
      notNull: true,
      list: 'shown',
      width: 130,
      filter: 'api',
    }),
    countries: field.countries({
      label: 'Countries',
      help: 'Empty for all.',
      section: 'Leads',
      list: 'shown',
      width: 150,
    }),
    product_ids: field.references('products', {
      label: 'Products',
      help: 'Empty for all.',
      section: 'Leads',
      input: ids,
    }),
    audience_id: field.reference('audiences', {
      label: 'Audience',
      named: 'audience_name',
      help: 'Empty for all active partners.',
      section: 'Partners',
      list: 'shown',
      width: 170,
      filter: 'api',
    }),
    needs_portal: field.boolean({ label: 'Only partners that use the portal', section: 'Partners', notNull: true }),
    max_open_leads: field.number({
      label: 'Most open leads per partner',
      section: 'Partners',
      notNull: true,
      min: 1,
      max: 10_000,
    }),
    certificate_tags: field.tags('partners', {
      label: 'Certificates',
      help: 'Any of these partner tags counts.',
      section: 'Partners',
    }),
    certificate_field: field.text({
      label: 'Certificate field',
      help: 'Key of a custom field of partners that also counts as a certificate.',
      section: 'Partners',
      max: 120,
    }),
    preferred_type_ids: field.references('partner_types', {
      label: 'Preferred types',
      section: 'Partners',
      input: ids,
    }),
    race_size: field.number({ label: 'Partners in a race', section: 'Offers', notNull: true, min: 2, max: 10 }),
    accept_hours: field.number({
      label: 'Hours to answer',
      help: 'Hours of business days: 48 are two business days.',
      section: 'Offers',
      notNull: true,
      min: 1,
      max: 720,
      list: 'shown',
      width: 140,
    }),
    contact_hours: field.number({
      label: 'Hours to first contact',
      section: 'Offers',
      notNull: true,
      min: 1,
      max: 720,
    }),
  },
});
export type LeadRule = RowOf<typeof leadRule>;
export type LeadRuleCreate = CreateOf<typeof leadRule>;

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
  rules: Type.Array(
    closed({ ...Type.Partial(leadRule.create).properties, id: Type.Optional(Id), name: Type.Optional(text(120)) }),
    {
      minItems: 1,
      maxItems: 20,
    },
  ),
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
