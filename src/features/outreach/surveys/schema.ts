import { defineFields, field } from '#shared/nouns/fields.ts';
import {
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
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';
import { Answers, Questions } from './questions.schema.ts';

/** Fewer anonymous answers than this are not shown. */
export const FEWEST_ANONYMOUS = 5;
/** The company is notified of scores up to this one, and should follow up. */
export const LOW_SCORE = 6;

export const surveyStatuses = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'paused', label: 'Paused', tone: 'amber' },
  { value: 'closed', label: 'Closed', tone: 'gray' },
] as const);
export const timings = sayable([
  { value: 'once', label: 'Once' },
  { value: 'monthly', label: 'Every month' },
  { value: 'quarterly', label: 'Every three months' },
  { value: 'decision', label: 'After a decision on a registration' },
  { value: 'payout', label: 'After a payout' },
  { value: 'course', label: 'After a completed course' },
] as const);
export const asksOptions = sayable([
  { value: 'admins', label: 'Administrators of each partner' },
  { value: 'everyone', label: 'Everyone who signs in for a partner' },
] as const);
export type Timing = (typeof timings)[number]['value'];
export type EventTiming = Extract<Timing, 'decision' | 'payout' | 'course'>;
export const isEventTiming = (timing: string): timing is EventTiming =>
  timing === 'decision' || timing === 'payout' || timing === 'course';

const Timing = oneOf('once', 'monthly', 'quarterly', 'decision', 'payout', 'course');
const Asks = oneOf('admins', 'everyone');

export const Survey = Type.Object({
  ...Stored,
  name: Type.String(),
  intro: nullable(Type.String()),
  score_question: Type.String(),
  questions: Questions,
  status: oneOf('draft', 'active', 'paused', 'closed'),
  is_anonymous: Type.Boolean(),
  audience_id: nullable(Id),
  audience_name: nullable(Type.String()),
  asks: Asks,
  timing: Timing,
  open_days: Type.Integer(),
  rest_days: Type.Integer(),
  next_at: nullable(Instant),
  last_sent_at: nullable(Instant),
  closes_at: nullable(Instant),
  /** Counted for the latest round. */
  asked: Type.Integer(),
  answered: Type.Integer(),
  archived_at: nullable(Instant),
});
export type Survey = Static<typeof Survey>;
export const survey = {
  ...nouns.surveys,
  name: 'surveys',
  fields: defineFields({ status: field.choice({ label: 'Status', options: surveyStatuses, notNull: true }) }),
  row: Survey,
};

const settings = {
  intro: Type.Optional(nullable(text(2000))),
  questions: Type.Optional(Questions),
  is_anonymous: Type.Optional(Type.Boolean()),
  audience_id: Type.Optional(nullable(Id)),
  asks: Type.Optional(Asks),
  timing: Type.Optional(Timing),
  open_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
  rest_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
};
export const SurveyCreate = closed({ name: nameText(200), score_question: nameText(300), ...settings });
export type SurveyCreate = Static<typeof SurveyCreate>;
export const SurveyUpdate = changes(
  closed({ name: nameText(200), score_question: nameText(300), ...settings, archived_at: Type.Optional(Type.Null()) }),
);
export type SurveyUpdate = Static<typeof SurveyUpdate>;

const asked = {
  survey_name: Type.String(),
  intro: nullable(Type.String()),
  score_question: Type.String(),
  questions: Questions,
  is_anonymous: Type.Boolean(),
  status: oneOf('open', 'answered', 'expired'),
  closes_at: Instant,
};
const invitationStatuses = sayable([
  { value: 'open', label: 'Open', tone: 'blue' },
  { value: 'answered', label: 'Answered', tone: 'green' },
  { value: 'expired', label: 'Ended', tone: 'gray' },
] as const);
/** A survey as the person who is asked sees it. */
export const SurveyInvitation = Type.Object({ ...Stored, ...asked });
export type SurveyInvitation = Static<typeof SurveyInvitation>;
export const surveyInvitation = {
  ...nouns.survey_invitations,
  name: 'survey_invitations',
  fields: defineFields({ status: field.choice({ label: 'Status', options: invitationStatuses, notNull: true }) }),
  row: SurveyInvitation,
};

export const Score = Type.Integer({ minimum: 0, maximum: 10 });
export const SurveyAnswer = closed({ score: Score, answers: Type.Optional(Answers) });
export type SurveyAnswer = Static<typeof SurveyAnswer>;

export const followUpStatuses = sayable([
  { value: 'new', label: 'New', tone: 'gray' },
  { value: 'acknowledged', label: 'Acknowledged', tone: 'blue' },
  { value: 'planned', label: 'Planned', tone: 'violet' },
  { value: 'done', label: 'Done', tone: 'green' },
  { value: 'declined', label: 'Declined', tone: 'red' },
] as const);
const FollowUpStatus = oneOf('new', 'acknowledged', 'planned', 'done', 'declined');
const kinds = sayable([
  { value: 'promoter', label: 'Promoter', tone: 'green' },
  { value: 'passive', label: 'Passive', tone: 'gray' },
  { value: 'detractor', label: 'Detractor', tone: 'red' },
] as const);

const read = { write: 'never' } as const;
/** An answer of a named person. The answer itself never changes; its follow-up does. */
export const responseFields = defineFields({
  partner_id: field.reference('partners', {
    ...read,
    label: 'Partner',
    named: 'partner_name',
    link: true,
    list: 'shown',
    sort: true,
    filter: true,
    search: true,
  }),
  person_name: field.text({ ...read, label: 'Person', list: 'shown', search: true, width: 160 }),
  score: field.number({ ...read, label: 'Score', notNull: true, list: 'shown', sort: true, width: 80 }),
  kind: field.choice({
    ...read,
    label: 'Kind',
    options: kinds,
    notNull: true,
    list: 'shown',
    filter: true,
    width: 110,
  }),
  comment: field.longText({ ...read, label: 'Comment', list: 'shown', width: 320, search: true }),
  survey_id: field.reference('surveys', {
    ...read,
    label: 'Survey',
    named: 'survey_name',
    list: 'shown',
    sort: true,
    filter: true,
  }),
  tier_name: field.text({ ...read, label: 'Tier', list: 'hidden', sort: true }),
  region_name: field.text({ ...read, label: 'Region', list: 'hidden', sort: true }),
  status: field.choice({
    ...read,
    label: 'Follow-up',
    options: followUpStatuses,
    notNull: true,
    list: 'shown',
    sort: true,
    filter: true,
    width: 130,
  }),
  owner_user_id: field.reference('people', {
    ...read,
    label: 'Owner',
    named: 'owner_name',
    list: 'hidden',
    filter: true,
  }),
  note: field.longText({ ...read, label: 'Note', list: 'hidden', search: true }),
  tags: field.tags('survey_responses', { ...read, label: 'Tags', list: 'hidden', filter: 'api' }),
});
export const SurveyResponse = Type.Object({
  ...Stored,
  survey_id: Id,
  survey_name: Type.String(),
  round_id: Id,
  partner_id: Id,
  partner_name: Type.String(),
  person_name: Type.String(),
  score: Type.Integer(),
  kind: oneOf('promoter', 'passive', 'detractor'),
  answers: Answers,
  questions: Questions,
  score_question: Type.String(),
  comment: nullable(Type.String()),
  tier_name: nullable(Type.String()),
  region_name: nullable(Type.String()),
  status: FollowUpStatus,
  owner_user_id: nullable(Id),
  owner_name: nullable(Type.String()),
  note: nullable(Type.String()),
  tags: Type.Array(Type.String()),
});
export type SurveyResponse = Static<typeof SurveyResponse>;
export const surveyResponse = {
  ...nouns.survey_responses,
  name: 'survey_responses',
  fields: responseFields,
  row: SurveyResponse,
};

export const FollowUp = closed({
  status: Type.Optional(FollowUpStatus),
  owner_user_id: Type.Optional(nullable(Id)),
  note: Type.Optional(nullable(text(2000))),
  tags: Type.Optional(Tags),
});
export type FollowUp = Static<typeof FollowUp>;

/** Net promoter score: percent of 9 and 10 less percent of 0 to 6, from -100 to 100. */
const Nps = Type.Integer({ minimum: -100, maximum: 100 });
export const ScoreGroup = closed({
  name: Type.String(),
  answered: Type.Integer(),
  nps: Nps,
  average: Type.Number(),
});
export type ScoreGroup = Static<typeof ScoreGroup>;
export const SurveyResults = closed({
  rounds: Type.Array(
    closed({
      id: Id,
      opened_at: Instant,
      closes_at: Instant,
      is_open: Type.Boolean(),
      asked: Type.Integer(),
      answered: Type.Integer(),
      /** Null while an anonymous round is open or has too few answers. */
      nps: nullable(Nps),
      by_tier: Type.Array(ScoreGroup),
      by_region: Type.Array(ScoreGroup),
    }),
  ),
  /** Counted for the chosen round, or for all rounds. */
  asked: Type.Integer(),
  answered: Type.Integer(),
  /** Anonymous answers that are not in the figures: their round is open or has fewer than five. */
  withheld: Type.Integer(),
  nps: nullable(Nps),
  average: nullable(Type.Number()),
  /** The number of answers for each score from 0 to 10. */
  scores: Type.Array(Type.Integer()),
  by_tier: Type.Array(ScoreGroup),
  by_region: Type.Array(ScoreGroup),
  questions: Type.Array(
    closed({
      key: Type.String(),
      label: Type.String(),
      kind: Type.String(),
      answered: Type.Integer(),
      /** Set for ratings. */
      average: nullable(Type.Number()),
      counts: Type.Array(closed({ option: Type.String(), count: Type.Integer() })),
      /** Set for texts, in random order if the survey is anonymous. */
      texts: Type.Array(Type.String()),
    }),
  ),
});
export type SurveyResults = Static<typeof SurveyResults>;
export const ResultsQuery = closed({ round_id: Type.Optional(Id) });
