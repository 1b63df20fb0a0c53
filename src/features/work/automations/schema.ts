import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, Instant, nameText, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { Definition, triggerKinds } from './definition.schema.ts';
import { nouns } from './nouns.ts';

export const automationStatuses = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'active', label: 'Live', tone: 'green' },
  { value: 'paused', label: 'Paused', tone: 'amber' },
] as const);

const read = { write: 'never' } as const;

export const automation = defineNoun('automations', nouns.automations, {
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Automation',
      required: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    description: field.longText({ label: 'Description', section: 'Automation', list: 'hidden', search: true }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: automationStatuses,
      notNull: true,
      list: 'shown',
      width: 100,
      sort: true,
      filter: true,
    }),
    trigger: field.choice({
      ...read,
      label: 'Starts when',
      options: triggerKinds.map(({ value, label }) => ({ value, label })),
      list: 'shown',
      width: 180,
    }),
    owner_user_id: field.reference('people', {
      ...read,
      label: 'Owner',
      named: 'owner_name',
      list: 'shown',
      width: 150,
      sort: true,
      filter: true,
    }),
    runs: field.number({ ...read, label: 'Runs in 30 days', notNull: true, list: 'shown', width: 120, sort: true }),
    open_errors: field.number({ ...read, label: 'Open errors', notNull: true, list: 'shown', width: 110, sort: true }),
    last_run_at: field.instant({ ...read, label: 'Last run', relative: true, list: 'shown', width: 130, sort: true }),
    published_at: field.instant({ ...read, label: 'Published', relative: true, list: 'hidden', sort: true }),
    updated_at: field.timestamp({ label: 'Changed', relative: true, list: 'hidden', width: 130 }),
  },
  columns: {
    definition: Definition,
    published_version: nullable(Type.Integer()),
    has_changes: Type.Boolean(),
    tried_at: nullable(Instant),
    tried_hash: nullable(Type.String()),
    waiting: Type.Integer(),
    next_at: nullable(Instant),
    pause_reason: nullable(Type.String()),
    recipe: nullable(Type.String()),
  },
  input: { definition: Definition },
  archive: 'restorable',
});
export type Automation = RowOf<typeof automation>;
export type AutomationCreate = CreateOf<typeof automation>;

export const runStatuses = sayable([
  { value: 'queued', label: 'Queued', tone: 'gray' },
  { value: 'running', label: 'Running', tone: 'blue' },
  { value: 'waiting', label: 'Waiting', tone: 'amber' },
  { value: 'succeeded', label: 'Done', tone: 'green' },
  { value: 'failed', label: 'Failed', tone: 'red' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
  { value: 'skipped', label: 'Conditions not met', tone: 'gray' },
] as const);
export const causes = sayable([
  { value: 'event', label: 'Event' },
  { value: 'date', label: 'Date' },
  { value: 'schedule', label: 'Schedule' },
  { value: 'webhook', label: 'Webhook' },
  { value: 'button', label: 'Button' },
] as const);

export const automationRun = defineNoun('automation_runs', nouns.automation_runs, {
  fields: {
    automation_id: field.reference('automations', {
      ...read,
      label: 'Automation',
      notNull: true,
      named: 'automation_name',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    subject_name: field.text({ ...read, label: 'Record', list: 'shown', search: true, sort: true }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: runStatuses,
      notNull: true,
      list: 'shown',
      width: 150,
      sort: true,
      filter: true,
    }),
    cause: field.choice({
      ...read,
      label: 'Started by',
      options: causes,
      notNull: true,
      list: 'shown',
      width: 110,
      filter: true,
    }),
    partner_id: field.reference('partners', {
      ...read,
      label: 'Partner',
      named: 'partner_name',
      link: true,
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    due_at: field.instant({ ...read, label: 'Continues', list: 'shown', width: 130, sort: true }),
    error: field.text({ ...read, label: 'Error', list: 'shown', width: 260, max: 2000 }),
    created_at: field.timestamp({ label: 'Started', relative: true, list: 'shown', width: 130 }),
    finished_at: field.instant({ ...read, label: 'Finished', relative: true, list: 'hidden', sort: true }),
  },
  columns: {
    version: Type.Integer(),
    topic: nullable(Type.String()),
    subject_table: nullable(Type.String()),
    subject_id: nullable(Id),
    depth: Type.Integer(),
    wait_kind: nullable(Type.String()),
    attempt: Type.Integer(),
    needs_attention: Type.Boolean(),
    acknowledged_at: nullable(Instant),
    started_at: nullable(Instant),
    context: Type.Record(Type.String(), Type.Unknown()),
  },
});
export type AutomationRun = RowOf<typeof automationRun>;

export const approvalStatuses = sayable([
  { value: 'open', label: 'To decide', tone: 'amber' },
  { value: 'approved', label: 'Approved', tone: 'green' },
  { value: 'rejected', label: 'Rejected', tone: 'red' },
  { value: 'expired', label: 'Expired', tone: 'gray' },
] as const);

export const automationApproval = defineNoun('automation_approvals', nouns.automation_approvals, {
  fields: {
    question: field.text({ ...read, label: 'Question', notNull: true, max: 500, list: 'shown', search: true }),
    subject_name: field.text({ ...read, label: 'Record', list: 'shown', sort: true }),
    automation_id: field.reference('automations', {
      ...read,
      label: 'Automation',
      notNull: true,
      named: 'automation_name',
      list: 'shown',
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: approvalStatuses,
      notNull: true,
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
    }),
    expires_at: field.instant({ ...read, label: 'Decide by', list: 'shown', width: 140, sort: true }),
    created_at: field.timestamp({ label: 'Asked', relative: true, list: 'shown', width: 130 }),
  },
  columns: {
    run_id: Id,
    approver_user_id: Id,
    subject_table: nullable(Type.String()),
    subject_id: nullable(Id),
    note: nullable(Type.String()),
    decided_at: nullable(Instant),
  },
});
export type AutomationApproval = RowOf<typeof automationApproval>;

/** A step of a run, as the log shows it. */
export const StepRun = Type.Object({
  id: Id,
  step_id: Type.String(),
  effect_key: Type.String(),
  kind: Type.String(),
  label: Type.String(),
  status: oneOf('waiting', 'done', 'failed', 'skipped'),
  input: Type.Record(Type.String(), Type.Unknown()),
  output: Type.Record(Type.String(), Type.Unknown()),
  error: nullable(Type.String()),
  attempt: Type.Integer(),
  started_at: Instant,
  finished_at: nullable(Instant),
});
export type StepRun = Static<typeof StepRun>;

/** A problem of a flow: `step` is the id of a step, `trigger`, `when` or `flow`. */
export const Problem = Type.Object({ step: Type.String(), field: nullable(Type.String()), text: Type.String() });
export type Problem = Static<typeof Problem>;

export const CheckBody = closed({ definition: Definition });
export const Checked = Type.Object({ problems: Type.Array(Problem) });

/** The result of a dry run: each occurrence of the last 30 days with the steps that would have run. */
export const TrialRow = Type.Object({
  at: Instant,
  subject_table: nullable(Type.String()),
  subject_id: nullable(Id),
  subject_name: nullable(Type.String()),
  outcome: oneOf('would_run', 'conditions', 'reentry', 'refused'),
  reason: nullable(Type.String()),
  steps: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.String(),
      label: Type.String(),
      note: nullable(Type.String()),
      /** The people or addresses that a message would reach. */
      to: Type.Array(Type.String()),
      /** The text of a message with the values of the record. */
      text: nullable(Type.String()),
    }),
  ),
  emails: Type.Integer(),
});
export type TrialRow = Static<typeof TrialRow>;
export const Trial = Type.Object({
  from: Instant,
  occurrences: Type.Integer(),
  would_run: Type.Integer(),
  emails: Type.Integer(),
  /** The number of steps by their kind. */
  effects: Type.Array(Type.Object({ kind: Type.String(), label: Type.String(), count: Type.Integer() })),
  rows: Type.Array(TrialRow),
  /** Only the newest occurrences were simulated step by step. */
  is_partial: Type.Boolean(),
});
export type Trial = Static<typeof Trial>;

export const AutomationVersion = Type.Object({
  version: Type.Integer(),
  name: Type.String(),
  definition: Definition,
  published_by_name: Type.String(),
  created_at: Instant,
});
export type AutomationVersion = Static<typeof AutomationVersion>;

export const AutomationSettings = Type.Object({
  is_paused: Type.Boolean(),
  paused_at: nullable(Instant),
  paused_by_name: nullable(Type.String()),
  max_per_hour: Type.Integer(),
  max_per_day: Type.Integer(),
  open_errors: Type.Integer(),
});
export type AutomationSettings = Static<typeof AutomationSettings>;
export const SettingsUpdate = closed({
  is_paused: Type.Optional(Type.Boolean()),
  max_per_hour: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  max_per_day: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});

const Option = Type.Object({ value: Type.String(), label: Type.String() });
/** An input of a step in the builder. */
export const ParamSpec = Type.Object({
  name: Type.String(),
  label: Type.String(),
  help: Type.Optional(Type.String()),
  kind: oneOf(
    'text',
    'long',
    'number',
    'days',
    'choice',
    'reference',
    'references',
    'tags',
    'boolean',
    'value',
    'event',
    'link',
    'fields',
    'json',
  ),
  options: Type.Optional(Type.Array(Option)),
  resource: Type.Optional(Type.String()),
  required: Type.Optional(Type.Boolean()),
  min: Type.Optional(Type.Integer()),
  max: Type.Optional(Type.Integer()),
  initial: Type.Optional(Type.Unknown()),
  /** The input is only shown while another parameter has one of these values. */
  shown: Type.Optional(Type.Object({ name: Type.String(), is: Type.Array(Type.String()) })),
});
export type ParamSpec = Static<typeof ParamSpec>;

export const StepSpec = Type.Object({
  kind: Type.String(),
  label: Type.String(),
  about: Type.String(),
  group: Type.String(),
  /** The sentence in the flow, with parameters in braces. */
  sentence: Type.String(),
  params: Type.Array(ParamSpec),
  /** The tables for which the step is offered; null for all, an empty list also without a record. */
  tables: nullable(Type.Array(Type.String())),
  /** The kind of record that later steps can use. */
  gives: Type.Optional(Type.String()),
  /** The answer to its request has values that later steps can use. */
  answers: Type.Optional(Type.Boolean()),
});
export type StepSpec = Static<typeof StepSpec>;

export const RecordSpec = Type.Object({
  table: Type.String(),
  one: Type.String(),
  many: Type.String(),
  has_partner: Type.Boolean(),
  address: nullable(Type.String()),
  events: Type.Array(Type.Object({ key: Type.String(), label: Type.String() })),
  /** The fields that a trigger can watch, with the choices of their values. */
  watched: Type.Array(
    Type.Object({ field: Type.String(), label: Type.String(), options: Type.Optional(Type.Array(Option)) }),
  ),
  dates: Type.Array(Type.Object({ field: Type.String(), label: Type.String() })),
  /** The fields that the step "Update a field" can write. */
  writes: Type.Array(
    Type.Object({
      field: Type.String(),
      label: Type.String(),
      kind: Type.String(),
      options: Type.Optional(Type.Array(Option)),
    }),
  ),
  statuses: Type.Array(Option),
  relations: Type.Array(Type.Object({ key: Type.String(), label: Type.String(), table: Type.String() })),
  /** The placeholders of texts: `record.account_name`. */
  placeholders: Type.Array(Type.Object({ key: Type.String(), label: Type.String() })),
  has_tags: Type.Boolean(),
  has_owner: Type.Boolean(),
});
export type RecordSpec = Static<typeof RecordSpec>;

export const Recipe = Type.Object({
  key: Type.String(),
  name: Type.String(),
  about: Type.String(),
  group: Type.String(),
  definition: Definition,
});
export type Recipe = Static<typeof Recipe>;

export const Catalog = Type.Object({
  records: Type.Array(RecordSpec),
  steps: Type.Array(StepSpec),
  recipes: Type.Array(Recipe),
});
export type Catalog = Static<typeof Catalog>;

/** `own` leaves the facts about the partner of the record out, for records that earlier steps give. */
export const FactsQuery = closed({ table: text(60), own: Type.Optional(Type.Boolean()) });
export const ButtonQuery = closed({ table: text(60) });
export const ButtonPress = closed({ table: text(60), record_id: Id });
export const AutomationButton = Type.Object({ id: Id, name: Type.String(), label: Type.String() });
export const FromRecipe = closed({ recipe: nameText(60) });
