import { defineNoun, type PartnerRowOf, type RowOf } from '#shared/nouns/define-noun.ts';
import { defineFields, field, rowOf } from '#shared/nouns/fields.ts';
import {
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
  Tags,
  Type,
  text,
} from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { TrackDefinition } from './definition.schema.ts';
import { nouns } from './nouns.ts';

const Text = nullable(Type.String());
const Count = Type.Integer();

export const trackStates = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'published', label: 'Published', tone: 'green' },
  { value: 'paused', label: 'Paused', tone: 'amber' },
] as const);
export const stepOrders = sayable([
  { value: 'free', label: 'Any order' },
  { value: 'stages', label: 'Stage by stage' },
  { value: 'steps', label: 'Step by step' },
] as const);

const read = { write: 'never', partner: 'read' } as const;

const ofTrack = {
  definition: TrackDefinition,
  step_order: oneOf('free', 'stages', 'steps'),
  due_days: nullable(Count),
  stuck_days: Count,
  published_version: nullable(Count),
  published_at: nullable(Instant),
  has_changes: Type.Boolean(),
  archived_at: nullable(Instant),
  step_count: Count,
  open_count: Count,
  completed_count: Count,
};
export const track = defineNoun('tracks', nouns.tracks, {
  columns: {
    ...ofTrack,
    audience_id: nullable(Id),
    audience_name: Text,
    tier_ids: Type.Array(Id),
    type_ids: Type.Array(Id),
    reward_tags: Type.Array(Type.String()),
    reward_tier_id: nullable(Id),
    reward_tier_name: Text,
    reward_status_id: nullable(Id),
    reward_status_name: Text,
  },
  fields: {
    name: field.text({ ...read, label: 'Name', notNull: true, content: true }),
    description: field.longText({ ...read, label: 'Description', content: true }),
    state: field.choice({ ...read, label: 'Status', options: trackStates, notNull: true }),
  },
});
export type Track = RowOf<typeof track>;
export const TrackForPartner = Type.Object({ ...Stored, ...rowOf(track.fields), ...ofTrack });
export type TrackForPartner = Static<typeof TrackForPartner>;

/** The texts of a definition that partners read. */
export const stageTexts = defineFields({
  name: field.text({ label: 'Stage name', max: 120, required: true, content: true, partner: 'read' }),
});
export const stepTexts = defineFields({
  title: field.text({ label: 'Step title', max: 200, required: true, content: true, partner: 'read' }),
  help: field.longText({ label: 'Step description', content: true, partner: 'read' }),
});

const ids = Type.Array(Id, { maxItems: 100, uniqueItems: true });
const own = {
  description: Type.Optional(nullable(text(2000))),
  definition: Type.Optional(TrackDefinition),
  step_order: Type.Optional(oneOf('free', 'stages', 'steps')),
  due_days: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1000 }))),
  stuck_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
};
const company = {
  ...own,
  audience_id: Type.Optional(nullable(Id)),
  tier_ids: Type.Optional(ids),
  type_ids: Type.Optional(ids),
  reward_tags: Type.Optional(Tags),
  reward_tier_id: Type.Optional(nullable(Id)),
  reward_status_id: Type.Optional(nullable(Id)),
};
export const TrackCreate = closed({ name: nameText(200), ...company });
export type TrackCreate = Static<typeof TrackCreate>;
export const TrackUpdate = changes(
  closed({ name: nameText(200), ...company, archived_at: Type.Optional(Type.Null()) }),
);
export const TrackCreateByPartner = closed({ name: nameText(200), ...own });
export const TrackUpdateByPartner = changes(
  closed({ name: nameText(200), ...own, archived_at: Type.Optional(Type.Null()) }),
);

export const assignmentStates = sayable([
  { value: 'assigned', label: 'Not started', tone: 'gray' },
  { value: 'in_progress', label: 'In progress', tone: 'blue' },
  { value: 'completed', label: 'Completed', tone: 'green' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
] as const);

export const trackAssignment = defineNoun('track_assignments', nouns.track_assignments, {
  sharedColumns: {
    track_id: Id,
    version: Count,
    user_id: nullable(Id),
    user_name: Text,
    is_internal: Type.Boolean(),
    stage_key: Text,
    steps_total: Count,
    steps_done: Count,
    points: Count,
    waiting_count: Count,
    next_due_on: nullable(Day),
    canceled_at: nullable(Instant),
    cancel_reason: Text,
  },
  columns: {
    source: oneOf('rule', 'hand'),
    partner_owner_user_id: nullable(Id),
    partner_type_id: nullable(Id),
    partner_region_id: nullable(Id),
    stuck_from: nullable(Instant),
    proposed_tier_id: nullable(Id),
    proposed_tier_name: Text,
    newest_version: nullable(Count),
  },
  by: '-last_progress_at',
  fields: {
    partner_id: field.reference('partners', {
      ...read,
      label: 'Partner',
      named: 'partner_name',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    track_name: field.text({ ...read, label: 'Track', notNull: true, list: 'shown', sort: true, search: true }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: assignmentStates,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    stage_name: field.text({ ...read, label: 'Stage', list: 'shown', sort: true }),
    percent: field.number({ ...read, label: 'Progress', suffix: '%', notNull: true, list: 'shown', sort: true }),
    next_step: field.text({ ...read, label: 'Next step', list: 'shown' }),
    overdue_count: field.number({ ...read, label: 'Overdue steps', notNull: true, list: 'hidden', sort: true }),
    starts_on: field.date({ ...read, label: 'Started', notNull: true, list: 'hidden', sort: true, filter: true }),
    due_on: field.date({ ...read, label: 'Due', list: 'shown', sort: true, filter: true }),
    last_progress_at: field.instant({
      ...read,
      label: 'Last progress',
      notNull: true,
      relative: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    completed_at: field.instant({
      ...read,
      label: 'Completed',
      relative: true,
      list: 'hidden',
      sort: true,
      filter: true,
    }),
  },
});
export type TrackAssignment = RowOf<typeof trackAssignment>;
export type TrackAssignmentForPartner = PartnerRowOf<typeof trackAssignment>;

export const stepStates = sayable([
  { value: 'locked', label: 'Locked', tone: 'gray' },
  { value: 'pending', label: 'To do', tone: 'blue' },
  { value: 'waiting_approval', label: 'Waiting for approval', tone: 'amber' },
  { value: 'action_required', label: 'Action required', tone: 'red' },
  { value: 'completed', label: 'Done', tone: 'green' },
  { value: 'skipped', label: 'Skipped', tone: 'gray' },
  { value: 'not_needed', label: 'Not needed', tone: 'gray' },
] as const);
const stepSides = sayable([
  { value: 'partner', label: 'Partner' },
  { value: 'company', label: 'Company' },
] as const);
export type StepState = (typeof stepStates)[number]['value'];
const State = oneOf('locked', 'pending', 'waiting_approval', 'action_required', 'completed', 'skipped', 'not_needed');

const ofStep = {
  opened_at: nullable(Instant),
  due_on: nullable(Day),
  done_at: nullable(Instant),
  done_by_name: Text,
  note: Text,
  held_on: nullable(Day),
  reason: Text,
  track_id: Id,
  track_name: Type.String(),
  user_name: Text,
  assignment_status: oneOf('assigned', 'in_progress', 'completed', 'canceled'),
};
export const trackStep = defineNoun('track_step_progress', nouns.track_step_progress, {
  columns: {
    ...ofStep,
    partner_name: Type.String(),
    partner_owner_user_id: nullable(Id),
    partner_type_id: nullable(Id),
    partner_region_id: nullable(Id),
  },
  fields: {
    assignment_id: field.reference('track_assignments', { ...read, label: 'Assignment', notNull: true }),
    partner_id: field.reference('partners', { ...read, label: 'Partner', notNull: true }),
    step_key: field.text({ ...read, label: 'Key', notNull: true }),
    title: field.text({ ...read, label: 'Step', notNull: true }),
    kind: field.text({ ...read, label: 'Kind', notNull: true }),
    side: field.choice({ ...read, label: 'Done by', options: stepSides, notNull: true }),
    is_required: field.boolean({ ...read, label: 'Required', notNull: true }),
    state: field.choice({ ...read, label: 'Status', options: stepStates, notNull: true }),
  },
});
export type TrackStepRow = RowOf<typeof trackStep>;
export const TrackStepForPartner = Type.Object({ ...Stored, ...rowOf(trackStep.fields), ...ofStep });

/** The steps of an assignment, by stage, with the actions available to the reader. */
export const Checklist = Type.Object({
  /** The earliest day on which the track can be finished; null when that is today, and when the track is over. */
  earliest_on: nullable(Day),
  stages: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      is_done: Type.Boolean(),
      steps: Type.Array(
        Type.Object({
          id: Id,
          key: Type.String(),
          kind: Type.String(),
          kind_label: Type.String(),
          title: Type.String(),
          help: Text,
          side: oneOf('partner', 'company'),
          is_required: Type.Boolean(),
          state: State,
          /** The reason for the state. */
          why: Text,
          /** A sentence about the missing parts of an open step. */
          missing: Text,
          /** For a locked step: the earliest day on which it can open, when that is later than today. */
          opens_on: nullable(Day),
          /** For a waiting step: the day on which it finishes by itself, at the earliest while it is locked. */
          finishes_on: nullable(Day),
          due_on: nullable(Day),
          is_overdue: Type.Boolean(),
          done_at: nullable(Instant),
          done_by_name: Text,
          note: Text,
          held_on: nullable(Day),
          reason: Text,
          points: Count,
          needs_approval: Type.Boolean(),
          /** The portal screen on which partners do the step. */
          link: Text,
          can_complete: Type.Boolean(),
          asks_day: Type.Boolean(),
          asks_file: Type.Boolean(),
          files: Type.Array(Type.Object({ id: Id, file_name: Type.String(), uploaded_by_name: Type.String() })),
          /** Whether the reader may add and remove files. */
          can_attach: Type.Boolean(),
        }),
      ),
    }),
  ),
});
export type Checklist = Static<typeof Checklist>;
export type ChecklistStep = Checklist['stages'][number]['steps'][number];

/** A file that was handed in with a step. */
export const TrackStepFile = Type.Object({
  id: Id,
  created_at: Instant,
  step_id: Id,
  partner_id: Id,
  file_name: Type.String(),
  kind: Type.String(),
  media_type: Type.String(),
  size: Count,
  uploaded_by: nullable(Id),
  uploaded_by_name: Type.String(),
});
export type TrackStepFile = Static<typeof TrackStepFile>;
export const TrackStepUpload = closed({ step_id: Id });
export type TrackStepUpload = Static<typeof TrackStepUpload>;

export const StepKindRow = Type.Object({
  key: Type.String(),
  label: Type.String(),
  description: Type.String(),
  side: oneOf('partner', 'company'),
  by_hand: Type.Boolean(),
  for_people: Type.Boolean(),
  refers: nullable(Type.Object({ resource: Type.String(), label: Type.String(), required: Type.Boolean() })),
});
export type StepKindRow = Static<typeof StepKindRow>;

const Change = Type.Object({ title: Type.String(), change: oneOf('added', 'removed', 'changed') });
/** The changes that publishing the draft would make, and the affected assignments. */
export const PublishImpact = Type.Object({
  problems: Type.Array(Type.String()),
  changes: Type.Array(Change),
  affected: Count,
  partners: Type.Array(Type.Object({ id: Id, name: Type.String(), percent: Count })),
});
export type PublishImpact = Static<typeof PublishImpact>;

/** Days from joining to the first deal, for partners that have one. */
const Median = Type.Object({ partners: Count, with_deal: Count, median_days: nullable(Type.Number()) });
export const TimeToFirstDeal = Type.Object({ finished: Median, others: Median });
export type TimeToFirstDeal = Static<typeof TimeToFirstDeal>;

export const TrackPerson = Type.Object({ user_id: Id, full_name: Type.String() });
export type TrackPerson = Static<typeof TrackPerson>;
