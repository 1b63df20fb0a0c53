import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, Instant, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { Criterion, MAX_CRITERIA, ScoreReason, verdictOptions } from './criteria.schema.ts';
import { nouns } from './nouns.ts';

export const stageOptions = sayable([
  { value: 'new', label: 'New', tone: 'gray' },
  { value: 'researched', label: 'Researched', tone: 'gray' },
  { value: 'contacted', label: 'Contacted', tone: 'blue' },
  { value: 'replied', label: 'Replied', tone: 'blue' },
  { value: 'meeting', label: 'Meeting', tone: 'violet' },
  { value: 'proposal', label: 'Proposal', tone: 'amber' },
  { value: 'won', label: 'Won', tone: 'green' },
  { value: 'lost', label: 'Lost', tone: 'red' },
  { value: 'not_a_fit', label: 'Not a fit', tone: 'gray' },
] as const);
export const stages = stageOptions.map(({ value }) => value);
export type Stage = (typeof stages)[number];

export const sourceOptions = sayable([
  { value: 'manual', label: 'Entered manually' },
  { value: 'import', label: 'Imported list' },
  { value: 'application', label: 'Declined application' },
  { value: 'website', label: 'Website' },
  { value: 'event', label: 'Event' },
  { value: 'referral', label: 'Referral' },
] as const);

/** Something that a prospect's own website says, and the page that says it. */
export const Finding = Type.Object({
  kind: oneOf('title', 'description', 'country', 'email', 'phone', 'employees', 'founded_year'),
  value: Type.String(),
  source: Type.String(),
});
export type Finding = Static<typeof Finding>;

export const siteStatusOptions = sayable([
  { value: 'reading', label: 'Being read', tone: 'blue' },
  { value: 'read', label: 'Read', tone: 'green' },
  { value: 'disallowed', label: 'Not allowed', tone: 'amber' },
  { value: 'failed', label: 'Not readable', tone: 'red' },
] as const);

const computed = { write: 'never' } as const;

export const prospect = defineNoun('prospects', nouns.prospects, {
  archive: 'restorable',
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Company',
      facts: false,
      required: true,
      wide: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
      import: ['company', 'company name', 'prospect', 'firm'],
    }),
    domain: field.text({
      label: 'Domain',
      help: 'Used to detect duplicates and to read the website.',
      placeholder: 'acme.com',
      section: 'Company',
      max: 253,
      list: 'hidden',
      filter: 'api',
      search: true,
      import: ['domain name'],
    }),
    website: field.url({ label: 'Website', section: 'Company', import: ['url', 'web', 'homepage'] }),
    stage: field.choice({
      ...computed,
      label: 'Stage',
      options: stageOptions,
      notNull: true,
      facts: false,
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
      audit: 'the stage',
    }),
    score: field.number({
      ...computed,
      label: 'Score',
      suffix: '%',
      facts: false,
      list: 'shown',
      width: 90,
      sort: true,
      filter: true,
    }),
    verdict: field.choice({
      ...computed,
      label: 'Fit',
      options: verdictOptions,
      facts: false,
      list: 'shown',
      width: 125,
      filter: true,
    }),
    type_id: field.reference('partner_types', {
      label: 'Partner type',
      help: 'Decides which ideal partner profile scores this prospect.',
      section: 'Partnership',
      named: 'type_name',
      list: 'shown',
      width: 130,
      sort: true,
      filter: true,
      import: ['type'],
    }),
    region_id: field.reference('partner_regions', {
      label: 'Region',
      section: 'Partnership',
      named: 'region_name',
      list: 'hidden',
      filter: true,
    }),
    owner_user_id: field.reference('people', {
      label: 'Owner',
      section: 'Partnership',
      initial: 'me',
      named: 'owner_name',
      list: 'shown',
      width: 135,
      sort: true,
      filter: true,
    }),
    source: field.choice({
      label: 'Source',
      options: sourceOptions,
      section: 'Partnership',
      notNull: true,
      list: 'hidden',
      filter: true,
      import: ['lead source', 'origin'],
    }),
    next_step: field.text({ label: 'Next step', section: 'Next step', max: 500, list: 'hidden' }),
    next_step_on: field.date({
      label: 'Due',
      section: 'Next step',
      list: 'shown',
      width: 110,
      sort: true,
      filter: true,
      audit: 'the date of the next step',
    }),
    contact_name: field.text({
      label: 'Contact',
      section: 'Contact',
      list: 'hidden',
      search: true,
      import: ['contact name', 'person'],
    }),
    contact_title: field.text({ label: 'Job title', section: 'Contact', max: 120, import: ['title', 'position'] }),
    contact_email: field.email({
      label: 'Email',
      section: 'Contact',
      list: 'hidden',
      search: true,
      filter: 'api',
      import: ['e-mail', 'email address', 'contact email'],
      audit: 'the email address of the contact',
    }),
    contact_phone: field.phone({
      label: 'Phone',
      section: 'Contact',
      import: ['phone number', 'telephone'],
      audit: 'the phone number of the contact',
    }),
    country: field.country({
      label: 'Head office',
      section: 'Profile',
      list: 'hidden',
      sort: true,
      filter: true,
      import: ['country', 'headquarters'],
    }),
    countries: field.countries({ label: 'Countries served', section: 'Profile', import: ['served countries'] }),
    employees: field.number({
      label: 'Employees',
      section: 'Profile',
      min: 0,
      max: 10_000_000,
      list: 'hidden',
      sort: true,
      filter: true,
      import: ['headcount', 'size', 'number of employees'],
    }),
    founded_year: field.year({
      label: 'Founded',
      section: 'Profile',
      min: 1500,
      max: 2200,
      import: ['founded year', 'year founded'],
    }),
    tags: field.tags('prospects', {
      label: 'Tags',
      help: 'Services, industries and technologies.',
      section: 'Profile',
      list: 'hidden',
      filter: true,
    }),
    notes: field.longText({
      label: 'Notes',
      help: 'Copied to the internal notes of the partner on conversion.',
      section: 'Notes',
      facts: false,
      max: 20_000,
    }),
    last_contact_at: field.instant({
      ...computed,
      label: 'Last contact',
      card: 'Next step',
      relative: true,
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    partner_id: field.reference('partners', {
      ...computed,
      label: 'Partner',
      named: 'partner_name',
      filter: 'api',
    }),
    stage_changed_at: field.instant({ ...computed, label: 'Stage since', notNull: true, sort: true }),
    created_at: field.timestamp({ label: 'Created', day: true, list: 'hidden' }),
  },
  columns: {
    lost_reason: nullable(Type.String()),
    application_id: nullable(Id),
    converted_at: nullable(Instant),
    score_possible: nullable(Type.Integer()),
    score_reasons: Type.Array(ScoreReason),
    profile_id: nullable(Id),
    profile_name: nullable(Type.String()),
    site_status: nullable(oneOf(...siteStatusOptions.map(({ value }) => value))),
    site_message: nullable(Type.String()),
    site_read_at: nullable(Instant),
    site_findings: Type.Array(Finding),
  },
});
export type Prospect = RowOf<typeof prospect>;
export type ProspectCreate = CreateOf<typeof prospect>;

export const prospectProfile = defineNoun('prospect_profiles', nouns.prospect_profiles, {
  archive: true,
  by: 'name',
  fields: {
    name: field.text({ label: 'Name', section: 'Profile', required: true, list: 'shown', sort: true, search: true }),
    type_id: field.reference('partner_types', {
      label: 'Partner type',
      help: 'Leave it empty to score prospects of all types without their own profile.',
      section: 'Profile',
      named: 'type_name',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    description: field.longText({ label: 'Description', section: 'Profile' }),
    qualify_at: field.number({
      label: 'Good fit from',
      help: 'Score in percent.',
      section: 'Scores',
      notNull: true,
      min: 1,
      max: 100,
      suffix: '%',
      list: 'shown',
    }),
    review_at: field.number({
      label: 'Poor fit below',
      help: 'Prospects that cannot reach this score are a poor fit.',
      section: 'Scores',
      notNull: true,
      min: 0,
      max: 99,
      suffix: '%',
      list: 'shown',
    }),
    prospect_count: field.number({ ...computed, label: 'Prospects', notNull: true, list: 'shown' }),
    qualified_count: field.number({ ...computed, label: 'Good fits', notNull: true, list: 'shown' }),
    created_at: field.timestamp({ label: 'Created', day: true, list: 'hidden' }),
  },
  columns: { criteria: Type.Array(Criterion) },
  input: { criteria: Type.Array(Criterion, { maxItems: MAX_CRITERIA }) },
});
export type ProspectProfile = RowOf<typeof prospectProfile>;
export type ProspectProfileCreate = CreateOf<typeof prospectProfile>;

export const activityKinds = sayable([
  { value: 'note', label: 'Note' },
  { value: 'email', label: 'Email' },
  { value: 'call', label: 'Call' },
  { value: 'reply', label: 'Reply' },
  { value: 'meeting', label: 'Meeting' },
] as const);
export type ActivityKind = (typeof activityKinds)[number]['value'];

export const prospectActivity = defineNoun('prospect_activities', nouns.prospect_activities, {
  by: '-happened_at',
  fields: {
    kind: field.choice({
      label: 'Kind',
      options: activityKinds,
      section: 'Activity',
      required: true,
      write: 'create',
      sort: true,
      filter: true,
    }),
    body: field.longText({ label: 'Text', section: 'Activity', required: true, max: 10_000, search: true }),
    happened_at: field.instant({ label: 'Date', section: 'Activity', notNull: true, write: 'create', sort: true }),
    prospect_id: field.reference('prospects', {
      label: 'Prospect',
      required: true,
      write: 'create',
      named: 'prospect_name',
      filter: 'api',
    }),
  },
  columns: {
    author_user_id: nullable(Id),
    author_name: Type.String(),
    partner_id: nullable(Id),
  },
});
export type ProspectActivity = RowOf<typeof prospectActivity>;
export type ProspectActivityCreate = CreateOf<typeof prospectActivity>;

/** A prospect becomes won by its conversion only. */
export const Move = closed({
  stage: oneOf(...stages.filter((stage) => stage !== 'won')),
  /** Why it was lost, or is not a fit. */
  reason: Type.Optional(nullable(text(2000))),
});
export type Move = Static<typeof Move>;

export const Conversion = closed({
  /** The existing partner that the prospect is; without it, a partner is created. */
  partner_id: Type.Optional(nullable(Id)),
  type_id: Type.Optional(nullable(Id)),
  region_id: Type.Optional(nullable(Id)),
  tier_id: Type.Optional(nullable(Id)),
  owner_user_id: Type.Optional(nullable(Id)),
  /** Invites the contact to the portal. */
  invites: Type.Optional(Type.Boolean()),
  message: Type.Optional(nullable(text(2000))),
});
export type Conversion = Static<typeof Conversion>;

export const FromApplication = closed({ application_id: Id });

export const DuplicateQuery = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 200 })),
  domain: Type.Optional(Type.String({ maxLength: 253 })),
  except: Type.Optional(Id),
});
export const ProspectDuplicate = Type.Object({
  resource: oneOf('partners', 'partner_applications', 'accounts', 'prospects'),
  id: Id,
  name: Type.String(),
  detail: nullable(Type.String()),
  match: oneOf('same_domain', 'same_name', 'similar_name'),
});
export type ProspectDuplicate = Static<typeof ProspectDuplicate>;

/** A prospect as a card of the board. */
export const BoardCard = Type.Object({
  id: Id,
  name: Type.String(),
  stage: oneOf(...stages),
  score: nullable(Type.Integer()),
  verdict: prospect.fields.verdict.row,
  type_name: nullable(Type.String()),
  owner_name: nullable(Type.String()),
  next_step: nullable(Type.String()),
  next_step_on: prospect.fields.next_step_on.row,
});
export type BoardCard = Static<typeof BoardCard>;
export const BoardQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200 })),
  owner_user_id: Type.Optional(Id),
  type_id: Type.Optional(Id),
});
export const Board = Type.Object({
  columns: Type.Array(Type.Object({ stage: oneOf(...stages), count: Type.Integer(), cards: Type.Array(BoardCard) })),
});
export type Board = Static<typeof Board>;

const Trait = { trait: oneOf('country', 'type', 'tag'), label: Type.String() };
/** The traits that the partners with the most won deals have in common, and the open prospects that share them. */
export const LookAlikes = Type.Object({
  partners: Type.Array(Type.Object({ id: Id, name: Type.String(), won_deals: Type.Integer() })),
  /** Shares in percent, among these partners and among all active ones. */
  traits: Type.Array(Type.Object({ ...Trait, among_best: Type.Integer(), among_all: Type.Integer() })),
  prospects: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      stage: oneOf(...stages),
      likeness: Type.Integer(),
      shared: Type.Array(Type.Object(Trait)),
    }),
  ),
});
export type LookAlikes = Static<typeof LookAlikes>;
