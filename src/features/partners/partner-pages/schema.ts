import {
  CountryCode,
  changes,
  closed,
  Day,
  Id,
  Instant,
  Name,
  nullable,
  oneOf,
  type Static,
  Stored,
  Tags,
  Type,
  text,
} from '#shared/schema.ts';

const title = Type.Optional(text(200));
const short = Type.String({ minLength: 1, maxLength: 200 });

/** A part of the page below its headline. */
export const PageBlock = Type.Union([
  closed({ kind: Type.Literal('text'), title, text: Type.String({ minLength: 1, maxLength: 5000 }) }),
  closed({
    kind: Type.Literal('benefits'),
    title,
    tiers: Type.Array(
      closed({ name: short, points: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { maxItems: 20 }) }),
      { minItems: 1, maxItems: 6 },
    ),
  }),
  closed({
    kind: Type.Literal('questions'),
    title,
    items: Type.Array(
      closed({
        question: Type.String({ minLength: 1, maxLength: 300 }),
        answer: Type.String({ minLength: 1, maxLength: 3000 }),
      }),
      { minItems: 1, maxItems: 40 },
    ),
  }),
  closed({
    kind: Type.Literal('logos'),
    title,
    items: Type.Array(
      closed({
        name: short,
        image_url: Type.String({
          pattern: '^(https://|/api/pictures/)',
          maxLength: 2000,
          description: 'an address that starts with https:// or an uploaded picture',
        }),
      }),
      {
        minItems: 1,
        maxItems: 24,
      },
    ),
  }),
]);
export type PageBlock = Static<typeof PageBlock>;
export const MOST_BLOCKS = 30;

export const pageStates = ['draft', 'published', 'closed'] as const;
export type PageState = (typeof pageStates)[number];

const own = {
  name: Name,
  form_id: Id,
  headline: Name,
  intro: nullable(text(2000)),
  blocks: Type.Array(PageBlock, { maxItems: MOST_BLOCKS }),
  opens_on: nullable(Day),
  closes_on: nullable(Day),
  allows_joining: Type.Boolean(),
  countries: Type.Array(CountryCode, { maxItems: 250, uniqueItems: true }),
  type_id: nullable(Id),
  region_id: nullable(Id),
  tier_id: nullable(Id),
  owner_user_id: nullable(Id),
  plan_id: nullable(Id),
  tags: Tags,
  auto_approve_audience_id: nullable(Id),
  /** Business days until the promised decision. */
  review_days: Type.Integer({ minimum: 1, maximum: 60 }),
  /** Days after a rejection; 0: at once, null: never. */
  reapply_days: nullable(Type.Integer({ minimum: 0, maximum: 3650 })),
  shows_decision_time: Type.Boolean(),
};

const Text = nullable(Type.String());

export const PartnerPage = Type.Object({
  ...Stored,
  ...own,
  state: oneOf(...pageStates),
  form_name: Type.String(),
  type_name: Text,
  region_name: Text,
  tier_name: Text,
  owner_name: Text,
  plan_name: Text,
  auto_approve_audience_name: Text,
  views: Type.Integer(),
  starts: Type.Integer(),
  submissions: Type.Integer(),
  open_applications: Type.Integer(),
  approvals: Type.Integer(),
  /** From submission to decision; null before the first decision. */
  median_decision_seconds: nullable(Type.Integer()),
  archived_at: nullable(Instant),
});
export type PartnerPage = Static<typeof PartnerPage>;

const { name, headline, form_id, ...optional } = own;
const required = { name, headline };

export const PartnerPageCreate = closed({
  ...required,
  ...Type.Partial(Type.Object(optional)).properties,
  /** Without one, a new form with the usual questions is made. */
  form_id: Type.Optional(form_id),
});
export type PartnerPageCreate = Static<typeof PartnerPageCreate>;

export const PartnerPageUpdate = changes(closed({ ...Type.Partial(Type.Object(own)).properties }));
