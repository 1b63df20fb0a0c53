import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, nullable, type Static, Tags, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';
import { placementFields } from './placement.schema.ts';

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

export const stateOptions = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'published', label: 'Published', tone: 'green' },
  { value: 'closed', label: 'Closed', tone: 'amber' },
] as const);
export type PageState = (typeof stateOptions)[number]['value'];

const figure = { notNull: true, write: 'never', list: 'shown' } as const;
const Blocks = Type.Array(PageBlock, { maxItems: MOST_BLOCKS });

export const partnerPage = defineNoun('partner_pages', nouns.partner_pages, {
  fields: {
    name: field.text({
      label: 'Name',
      help: 'Only your team sees it.',
      section: 'Headline',
      required: true,
      wide: true,
      list: 'shown',
      sort: true,
      search: true,
    }),
    headline: field.text({ label: 'Headline', section: 'Headline', required: true, wide: true, search: true }),
    intro: field.longText({ label: 'Introduction', section: 'Headline' }),
    state: field.choice({
      label: 'Status',
      options: stateOptions,
      notNull: true,
      write: 'never',
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    views: field.number({ ...figure, label: 'Views', width: 90, sort: true }),
    starts: field.number({ ...figure, label: 'Started', width: 90 }),
    submissions: field.number({ ...figure, label: 'Submitted', width: 110, sort: true }),
    approvals: field.number({ ...figure, label: 'Approved', width: 110, sort: true }),
    open_applications: field.number({ ...figure, label: 'Open', width: 90, sort: true }),
    /** Without one, a new form with the usual questions is made. */
    form_id: field.reference('forms', {
      label: 'Form',
      help: 'Forms with the purpose “Partner sign-up”. Its questions are edited under Questions.',
      section: 'Form',
      notNull: true,
      named: 'form_name',
      wide: true,
      list: 'hidden',
      filter: 'api',
    }),
    opens_on: field.date({ label: 'Opens', section: 'Form', audit: 'the first day' }),
    closes_on: field.date({ label: 'Closes', section: 'Form', audit: 'the last day' }),
    ...placementFields,
    /** Business days until the promised decision. */
    review_days: field.number({
      label: 'Decision within',
      section: 'Review',
      notNull: true,
      min: 1,
      max: 60,
      suffix: 'business days',
    }),
    /** Days after a rejection; 0: at once, null: never. */
    reapply_days: field.number({
      label: 'Can apply again after',
      help: 'After a rejection. Leave it empty to allow no second application.',
      section: 'Review',
      min: 0,
      max: 3650,
      suffix: 'days',
    }),
    shows_decision_time: field.boolean({
      label: 'Show the median decision time on the page',
      section: 'Review',
      notNull: true,
    }),
    countries: field.countries({
      label: 'Countries',
      help: 'Where your program works. Leave it empty for all countries.',
      section: 'Review',
      wide: true,
    }),
    auto_approve_audience_id: field.reference('audiences', {
      label: 'Approve automatically',
      help: 'Applications whose partner would be in this audience. Never with a risk flag, and only with a confirmed email address.',
      section: 'Review',
      named: 'auto_approve_audience_name',
      wide: true,
    }),
    allows_joining: field.boolean({
      label: 'Let people ask to join an existing partner',
      help: 'If the email domain belongs to a partner, the applicant can ask its administrators for access.',
      section: 'Review',
      notNull: true,
    }),
    created_at: field.timestamp({ label: 'Created', day: true, list: 'hidden' }),
  },
  columns: {
    blocks: Blocks,
    /** Tags of new partners. */
    tags: Tags,
    form_name: Type.String(),
    /** From submission to decision; null before the first decision. */
    median_decision_seconds: nullable(Type.Integer()),
  },
  input: { blocks: Type.Optional(Blocks), tags: Type.Optional(Tags) },
  archive: true,
});
export type PartnerPage = RowOf<typeof partnerPage>;
export type PartnerPageCreate = CreateOf<typeof partnerPage>;
