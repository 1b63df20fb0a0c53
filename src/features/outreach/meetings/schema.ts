import { type CreateOf, defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Day, Id, Instant, nameText, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const meetingKinds = sayable([
  { value: 'introduction', label: 'Introduction' },
  { value: 'onboarding', label: 'Onboarding' },
  { value: 'pipeline', label: 'Pipeline review' },
  { value: 'qbr', label: 'Business review (QBR)' },
  { value: 'training', label: 'Training' },
] as const);
export type MeetingKind = (typeof meetingKinds)[number]['value'];

export const meetingStatuses = sayable([
  { value: 'proposed', label: 'Time proposed', tone: 'amber' },
  { value: 'scheduled', label: 'Scheduled', tone: 'blue' },
  { value: 'held', label: 'Held', tone: 'green' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
  { value: 'no_show', label: 'No-show', tone: 'red' },
] as const);
export type MeetingStatus = (typeof meetingStatuses)[number]['value'];

export const MOST_TIMES = 5;
const Side = oneOf('company', 'partner');

export const AgendaItem = closed({
  title: nameText(200),
  minutes: Type.Integer({ minimum: 1, maximum: 480 }),
  /** The name of the person who leads it. */
  owner: Type.Optional(nullable(text(200))),
});
export type AgendaItem = Static<typeof AgendaItem>;
const Agenda = Type.Array(AgendaItem, { maxItems: 30 });
const Decisions = Type.Array(nameText(500), { maxItems: 50 });
const Times = Type.Array(Instant, { maxItems: MOST_TIMES });

/** A team member by the id of the user, or a person of the partner by the id of the contact. */
export const AttendeeInput = closed({ user_id: Type.Optional(Id), contact_id: Type.Optional(Id) });
export type AttendeeInput = Static<typeof AttendeeInput>;
export const Attendee = Type.Object({
  id: Id,
  side: Side,
  user_id: nullable(Id),
  contact_id: nullable(Id),
  full_name: Type.String(),
});
export type Attendee = Static<typeof Attendee>;

const planned = { partner: 'write' } as const;
const read = { write: 'never', partner: 'read' } as const;

/** A meeting of a company with a partner. Steps change its state and its time; both sides read the same row. */
export const meeting = defineNoun('meetings', nouns.meetings, {
  views: [
    {
      key: 'next-7-days',
      name: 'Next 7 days',
      where: { status: 'scheduled', starts_at_gte: '@today', starts_at_lte: '@today+7' },
      by: 'starts_at',
    },
    { key: 'proposed', name: 'Time proposed', where: { status: 'proposed' } },
  ],
  by: '-starts_at',
  sharedColumns: {
    proposed_times: Times,
    agenda: Agenda,
    decisions: Decisions,
    attendees: Type.Array(Attendee),
    deals: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    deal_ids: Type.Array(Id),
    has_pack: Type.Boolean(),
    /** The notes of the caller's side. */
    private_notes: nullable(Type.String()),
    sequence: Type.Integer(),
  },
  columns: { partner_type_id: nullable(Id), partner_region_id: nullable(Id) },
  input: {
    agenda: Type.Optional(Agenda),
    decisions: Type.Optional(Decisions),
    attendees: Type.Optional(Type.Array(AttendeeInput, { maxItems: 50 })),
    deal_ids: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true })),
    /** Only for a new meeting: the times from which the other side picks one. */
    proposed_times: Type.Optional(Times),
    /** Only for a new meeting: its time, if no one has to pick one. */
    starts_at: Type.Optional(nullable(Instant)),
  },
  fields: {
    title: field.text({
      ...planned,
      label: 'Title',
      section: 'Meeting',
      required: true,
      facts: false,
      list: 'shown',
      sort: true,
      search: true,
      wide: true,
      placeholder: 'Business review, third quarter',
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: meetingStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    kind: field.choice({
      ...planned,
      label: 'Kind',
      section: 'Meeting',
      options: meetingKinds,
      required: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      section: 'Meeting',
      named: 'partner_name',
      required: true,
      write: 'create',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    starts_at: field.instant({ ...read, label: 'Starts', list: 'shown', sort: true, filter: true }),
    ends_at: field.instant({ ...read, label: 'Ends', facts: false }),
    duration_minutes: field.number({
      ...planned,
      label: 'Duration',
      section: 'Meeting',
      notNull: true,
      min: 5,
      max: 720,
      suffix: 'minutes',
      list: 'hidden',
    }),
    time_zone: field.text({ ...planned, label: 'Time zone', notNull: true, max: 64 }),
    place: field.text({
      ...planned,
      label: 'Place or link',
      section: 'Meeting',
      max: 500,
      wide: true,
      list: 'hidden',
      placeholder: 'https://meet.example.com/review',
      help: 'An address, a room, or the link of the video call.',
    }),
    owner_user_id: field.reference('people', {
      label: 'Organizer',
      section: 'Meeting',
      named: 'owner_name',
      list: 'hidden',
      filter: true,
      help: 'Receives the answers to the invitation.',
    }),
    proposed_by: field.choice({
      ...read,
      label: 'Times proposed by',
      options: [
        { value: 'company', label: 'Company' },
        { value: 'partner', label: 'Partner' },
      ],
      filter: true,
      facts: false,
    }),
    shared_notes: field.richText({
      ...planned,
      label: 'Shared notes',
      max: 20_000,
      facts: false,
      search: true,
      wide: true,
    }),
    reason: field.longText({ ...read, label: 'Reason', max: 1000 }),
    ended_at: field.instant({ ...read, label: 'Ended', relative: true, filter: true }),
    created_by_name: field.text({ ...read, label: 'Planned by', notNull: true, card: 'History' }),
    partner_owner_user_id: field.reference('people', {
      label: 'Partner owner',
      write: 'never',
      filter: true,
      facts: false,
    }),
  },
});
export type Meeting = RowOf<typeof meeting>;
export type MeetingCreate = CreateOf<typeof meeting>;
export type MeetingForPartnerCreate = Static<typeof meeting.partnerCreate>;
export type MeetingUpdate = UpdateOf<typeof meeting>;

export const ProposedTimes = closed({
  times: Type.Array(Instant, { minItems: 1, maxItems: MOST_TIMES, uniqueItems: true }),
});
export type ProposedTimes = Static<typeof ProposedTimes>;
export const PickedTime = closed({ starts_at: Instant });
export type PickedTime = Static<typeof PickedTime>;
export const Rescheduled = closed({
  starts_at: Instant,
  duration_minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 720 })),
});
export type Rescheduled = Static<typeof Rescheduled>;
export const WithReason = closed({ reason: Type.Optional(nullable(text(1000))) });
export type WithReason = Static<typeof WithReason>;
export const PrivateNotes = closed({ private_notes: nullable(text(20_000)) });
export type PrivateNotes = Static<typeof PrivateNotes>;

export const meetingCadence = defineNoun('meeting_cadences', nouns.meeting_cadences, {
  by: 'tier_order,kind',
  columns: { tier_order: Type.Integer() },
  fields: {
    tier_id: field.reference('partner_tiers', {
      label: 'Tier',
      section: 'Cadence',
      named: 'tier_name',
      color: 'tier_color',
      required: true,
      list: 'shown',
      filter: true,
      sort: true,
    }),
    kind: field.choice({
      label: 'Kind of meeting',
      section: 'Cadence',
      options: meetingKinds,
      required: true,
      list: 'shown',
      filter: true,
      sort: true,
    }),
    every_months: field.number({
      label: 'Every',
      section: 'Cadence',
      required: true,
      min: 1,
      max: 24,
      suffix: 'months',
      list: 'shown',
      sort: true,
    }),
  },
});
export type MeetingCadence = RowOf<typeof meetingCadence>;
export type MeetingCadenceCreate = CreateOf<typeof meetingCadence>;

export const dueStates = sayable([
  { value: 'overdue', label: 'Overdue', tone: 'red' },
  { value: 'due', label: 'To schedule', tone: 'amber' },
  { value: 'scheduled', label: 'Scheduled', tone: 'blue' },
] as const);

/** Kept up to date by the product. */
export const meetingDue = defineNoun('meeting_dues', nouns.meeting_dues, {
  by: 'due_on',
  columns: {
    cadence_id: Id,
    every_months: Type.Integer(),
    partner_owner_user_id: nullable(Id),
    partner_type_id: nullable(Id),
    partner_region_id: nullable(Id),
  },
  fields: {
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      notNull: true,
      write: 'never',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    kind: field.choice({
      label: 'Kind',
      options: meetingKinds,
      notNull: true,
      write: 'never',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    state: field.choice({
      label: 'State',
      options: dueStates,
      notNull: true,
      write: 'never',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    due_on: field.date({ label: 'Due', notNull: true, write: 'never', list: 'shown', sort: true, filter: true }),
    last_held_on: field.date({ label: 'Last held', write: 'never', list: 'shown', sort: true, filter: true }),
    next_at: field.instant({ label: 'Scheduled for', write: 'never', list: 'shown', sort: true }),
    tier_id: field.reference('partner_tiers', {
      label: 'Tier',
      named: 'tier_name',
      color: 'tier_color',
      write: 'never',
      list: 'shown',
      filter: true,
    }),
  },
});
export type MeetingDue = RowOf<typeof meetingDue>;

/** An action agreed at a meeting, which becomes a task of one side. */
export const MeetingAction = closed({
  title: nameText(200),
  side: Side,
  due_on: Type.Optional(nullable(Day)),
  assignee_user_id: Type.Optional(nullable(Id)),
});
export type MeetingAction = Static<typeof MeetingAction>;
export const AddedAction = closed({ task_id: Id });
export type AddedAction = Static<typeof AddedAction>;

export const FeedState = closed({
  exists: Type.Boolean(),
  created_at: nullable(Instant),
  last_used_at: nullable(Instant),
});
export type FeedState = Static<typeof FeedState>;
/** The address is shown once, because only its hash is stored. */
export const NewFeed = closed({ path: Type.String() });
export type NewFeed = Static<typeof NewFeed>;
