import { closed, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayable, sayableWords } from '#shared/text/labels.ts';

/** The facts about a prospect that criteria can ask for. */
export const criterionFacts = [
  'employees',
  'age',
  'country',
  'countries',
  'tags',
  'source',
  'website',
  'business_contact',
] as const;
export type CriterionFact = (typeof criterionFacts)[number];

type CriterionKind = 'number' | 'country' | 'tags' | 'source' | 'yes';

/** The answer of a yes-or-no criterion has no bands: yes is ideal. */
export const kindOfFact: Record<CriterionFact, CriterionKind> = {
  employees: 'number',
  age: 'number',
  country: 'country',
  countries: 'country',
  tags: 'tags',
  source: 'source',
  website: 'yes',
  business_contact: 'yes',
};

export const factLabels: Record<CriterionFact, string> = sayableWords({
  employees: 'Employees',
  age: 'Years in business',
  country: 'Head office',
  countries: 'Countries served',
  tags: 'Tags',
  source: 'Source',
  website: 'Own website',
  business_contact: 'Business email of a contact',
});

/** A range of numbers, open on either side, or a list of values. */
export const Band = closed({
  from: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 10_000_000 }))),
  to: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 10_000_000 }))),
  values: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 250, uniqueItems: true })),
});
export type Band = Static<typeof Band>;

/** A question of a profile. Its weight counts fully for an ideal answer and by half for an acceptable one. */
export const Criterion = closed({
  fact: oneOf(...criterionFacts),
  weight: Type.Integer({ minimum: 1, maximum: 10 }),
  ideal: Band,
  acceptable: Type.Optional(nullable(Band)),
});
export type Criterion = Static<typeof Criterion>;

export const MAX_CRITERIA = criterionFacts.length;

export const verdictOptions = sayable([
  { value: 'qualified', label: 'Good fit', tone: 'green' },
  { value: 'review', label: 'Needs review', tone: 'amber' },
  { value: 'unfit', label: 'Poor fit', tone: 'red' },
] as const);
export type Verdict = (typeof verdictOptions)[number]['value'];

/** The answer of a prospect to one criterion, with the points it gets. */
export const ScoreReason = Type.Object({
  fact: oneOf(...criterionFacts),
  answer: oneOf('ideal', 'acceptable', 'poor', 'unknown'),
  points: Type.Number(),
  weight: Type.Integer(),
  /** The known value of the prospect; null if it is unknown. */
  value: nullable(Type.Union([Type.Integer(), Type.Array(Type.String())])),
});
export type ScoreReason = Static<typeof ScoreReason>;
