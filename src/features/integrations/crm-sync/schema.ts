import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { changes, closed, Id, Instant, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';
import { syncTables } from './tables.schema.ts';

const read = { write: 'never' } as const;

/** A value of either side in the form of the port to CRM systems. */
export const SyncValue = Type.Union([
  Type.String(),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
  Type.Array(Type.String()),
]);
export type SyncValue = Static<typeof SyncValue>;

/** All filters of a mapping must hold. */
export const SyncFilter = closed({
  field: Type.String({ minLength: 1, maxLength: 200 }),
  equals: Type.Array(Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean(), Type.Null()]), {
    minItems: 1,
    maxItems: 50,
  }),
});
export type SyncFilter = Static<typeof SyncFilter>;
const Filters = Type.Array(SyncFilter, { maxItems: 20 });

export const mappingStatuses = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'simulated', label: 'Simulated', tone: 'blue' },
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'paused', label: 'Paused', tone: 'amber' },
] as const);

const remoteDeletes = sayable([
  { value: 'keep', label: 'Keep the record' },
  { value: 'archive', label: 'Archive the record' },
] as const);
const localDeletes = sayable([
  { value: 'keep', label: 'Keep the CRM record' },
  { value: 'ask', label: 'Ask what to do' },
] as const);

const objectInput = {
  in_filters: Type.Optional(Filters),
  out_filters: Type.Optional(Filters),
};

export const objectMapping = defineNoun('object_mappings', nouns.object_mappings, {
  fields: {
    local_table: field.choice({
      label: 'Records',
      options: syncTables,
      required: true,
      write: 'create',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    remote_object: field.text({
      label: 'CRM object',
      required: true,
      write: 'create',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: mappingStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    creates_in: field.boolean({
      label: 'Create records here',
      help: 'Creates a record here for each new CRM record.',
      notNull: true,
    }),
    creates_out: field.boolean({
      label: 'Create CRM records',
      help: 'Creates a CRM record for each new record here.',
      notNull: true,
    }),
    match_local: field.text({ label: 'Field that identifies a record' }),
    match_remote: field.text({ label: 'CRM field with the same value' }),
    on_remote_delete: field.choice({
      label: 'When a CRM record is deleted',
      options: remoteDeletes,
      notNull: true,
    }),
    on_local_delete: field.choice({
      label: 'When a record is archived',
      options: localDeletes,
      notNull: true,
    }),
    pause_reason: field.text({ ...read, label: 'Reason of the pause' }),
    simulated_at: field.instant({ ...read, label: 'Simulated', relative: true }),
    activated_at: field.instant({ ...read, label: 'Switched on', relative: true }),
    created_at: field.timestamp({ label: 'Added', relative: true, list: 'hidden' }),
  },
  columns: {
    connection_id: Id,
    in_filters: Filters,
    out_filters: Filters,
    /** The label of the CRM's object, as described last. */
    remote_label: nullable(Type.String()),
    field_count: Type.Integer(),
    link_count: Type.Integer(),
    open_issues: Type.Integer(),
    waiting: Type.Integer(),
    polled_at: nullable(Instant),
    last_error: nullable(Type.String()),
  },
  input: objectInput,
  by: 'created_at',
});
export type ObjectMapping = RowOf<typeof objectMapping>;
export const ObjectMappingCreate = closed({ ...objectMapping.create.properties, connection_id: Id });
export type ObjectMappingCreate = Static<typeof ObjectMappingCreate>;

/** From this confidence on, two fields surely belong together. */
export const GOOD_MATCH = 80;
/** The records here and the objects of a CRM that belong together. */
export const SetUp = closed({
  connection_id: Id,
  pairs: Type.Array(
    closed({
      local_table: oneOf(...syncTables.map(({ value }) => value)),
      remote_object: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    { minItems: 1, maxItems: 10 },
  ),
});
export type SetUp = Static<typeof SetUp>;
export const MappingIds = closed({ ids: Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true }) });

export const directions = sayable([
  { value: 'in', label: 'From the CRM' },
  { value: 'out', label: 'To the CRM' },
  { value: 'both', label: 'Both ways' },
  { value: 'none', label: 'Not synchronized' },
] as const);
export type Direction = (typeof directions)[number]['value'];
export const transforms = sayable([
  { value: 'none', label: 'As it is' },
  { value: 'trim', label: 'Without spaces at the ends' },
  { value: 'lowercase', label: 'Lower case' },
  { value: 'uppercase', label: 'Upper case' },
  { value: 'domain', label: 'Domain of an address' },
  { value: 'digits', label: 'Digits only' },
] as const);
export type Transform = (typeof transforms)[number]['value'];
export const conflictRules = sayable([
  { value: 'crm', label: 'CRM wins' },
  { value: 'tandem', label: 'Tandem wins' },
  { value: 'newest', label: 'Newest wins' },
  { value: 'ask', label: 'Ask' },
] as const);
export type ConflictRule = (typeof conflictRules)[number]['value'];

const ValueMap = Type.Array(closed({ local: text(500), remote: text(500) }), { maxItems: 200 });
const fieldInput = { value_map: Type.Optional(ValueMap) };

export const fieldMapping = defineNoun('field_mappings', nouns.field_mappings, {
  fields: {
    object_mapping_id: field.reference('object_mappings', {
      label: 'Mapping',
      required: true,
      write: 'create',
      filter: 'api',
    }),
    local_field: field.text({ label: 'Field', list: 'shown', search: true }),
    remote_field: field.text({ label: 'CRM field', list: 'shown', search: true }),
    fixed_value: field.text({ label: 'Fixed value', max: 2000 }),
    on_create: field.choice({ label: 'When a record is created', options: directions, notNull: true }),
    on_update: field.choice({ label: 'When a record changes', options: directions, notNull: true }),
    transform: field.choice({ label: 'Change the value', options: transforms, notNull: true }),
    fill_if_empty: field.boolean({ label: 'Only fill empty values', notNull: true }),
    first_sync_only: field.boolean({ label: 'First synchronization only', notNull: true }),
    on_conflict: field.choice({ label: 'If both sides changed', options: conflictRules, notNull: true }),
    order: field.number({ label: 'Position', notNull: true, min: 0, max: 100_000, sort: true }),
  },
  columns: { value_map: ValueMap },
  input: fieldInput,
  by: 'order',
});
export type FieldMapping = RowOf<typeof fieldMapping>;
export type FieldMappingCreate = CreateOf<typeof fieldMapping>;

const endReasons = sayable([
  { value: 'deleted_here', label: 'Archived here' },
  { value: 'deleted_there', label: 'Deleted in the CRM' },
  { value: 'merged_here', label: 'Merged here' },
  { value: 'merged_there', label: 'Merged in the CRM' },
  { value: 'unlinked', label: 'Unlinked' },
  { value: 'undone', label: 'Undone' },
  { value: 'erased', label: 'Personal data deleted' },
] as const);
const sides = sayable([
  { value: 'here', label: 'Tandem' },
  { value: 'there', label: 'CRM' },
] as const);
export type SyncSide = (typeof sides)[number]['value'];

export const recordLink = defineNoun('record_links', nouns.record_links, {
  fields: {
    local_table: field.choice({ ...read, label: 'Records', options: syncTables, notNull: true, filter: true }),
    remote_object: field.text({ ...read, label: 'CRM object', notNull: true, filter: 'api' }),
    remote_id: field.text({ ...read, label: 'CRM ID', notNull: true, list: 'shown', filter: 'api', search: true }),
    last_origin: field.choice({ ...read, label: 'Last change from', options: sides, list: 'shown' }),
    synced_at: field.instant({
      ...read,
      label: 'Synchronized',
      notNull: true,
      relative: true,
      list: 'shown',
      sort: true,
    }),
    ended_at: field.instant({ ...read, label: 'Ended', relative: true, sort: true, filter: true }),
    end_reason: field.choice({ ...read, label: 'Why it ended', options: endReasons, filter: true }),
  },
  columns: {
    connection_id: Id,
    object_mapping_id: Id,
    record_id: Id,
    remote_url: nullable(Type.String()),
    remote_updated_at: nullable(Instant),
  },
});
export type RecordLink = RowOf<typeof recordLink>;

export const runKinds = sayable([
  { value: 'simulate', label: 'Simulation' },
  { value: 'backfill', label: 'First synchronization' },
  { value: 'poll', label: 'Changes' },
  { value: 'hook', label: 'Announced changes' },
  { value: 'record', label: 'One record' },
  { value: 'undo', label: 'Undo' },
] as const);
export const runStatuses = sayable([
  { value: 'queued', label: 'Queued', tone: 'gray' },
  { value: 'running', label: 'Running', tone: 'blue' },
  { value: 'done', label: 'Done', tone: 'green' },
  { value: 'failed', label: 'Failed', tone: 'red' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
  { value: 'undone', label: 'Undone', tone: 'gray' },
] as const);

/** The number of records by what happened to them, or would happen in a simulation. */
export const SyncCounts = Type.Object({
  create_here: Type.Optional(Type.Integer()),
  update_here: Type.Optional(Type.Integer()),
  archive_here: Type.Optional(Type.Integer()),
  create_there: Type.Optional(Type.Integer()),
  update_there: Type.Optional(Type.Integer()),
  /** Existing records of both sides that were recognized as the same. */
  link: Type.Optional(Type.Integer()),
  conflict: Type.Optional(Type.Integer()),
  /** Records that were synchronized except for some fields; they are counted above, too. */
  incomplete: Type.Optional(Type.Integer()),
  /** Records that were not synchronized at all. */
  failed: Type.Optional(Type.Integer()),
  unchanged: Type.Optional(Type.Integer()),
  /** Records outside of the filters, or of a kind that is not created. */
  skipped: Type.Optional(Type.Integer()),
});
export type SyncCounts = Static<typeof SyncCounts>;

export const syncRun = defineNoun('sync_runs', nouns.sync_runs, {
  fields: {
    object_mapping_id: field.reference('object_mappings', { ...read, label: 'Mapping', notNull: true, filter: 'api' }),
    kind: field.choice({ ...read, label: 'Kind', options: runKinds, notNull: true, list: 'shown', filter: true }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: runStatuses,
      notNull: true,
      list: 'shown',
      filter: true,
    }),
    processed: field.number({ ...read, label: 'Records', notNull: true, list: 'shown' }),
    error: field.text({ ...read, label: 'Error', max: 2000, list: 'shown', search: true }),
    created_at: field.timestamp({ label: 'Started', relative: true, list: 'shown' }),
    finished_at: field.instant({ ...read, label: 'Finished', relative: true, sort: true }),
  },
  columns: {
    connection_id: Id,
    local_table: Type.String(),
    remote_object: Type.String(),
    counts: SyncCounts,
    total: nullable(Type.Integer()),
    phase: oneOf('in', 'out'),
    started_by_name: nullable(Type.String()),
    undoes_run_id: nullable(Id),
    can_undo: Type.Boolean(),
  },
});
export type SyncRun = RowOf<typeof syncRun>;

const runActions = sayable([
  { value: 'create_here', label: 'Create here' },
  { value: 'update_here', label: 'Update here' },
  { value: 'archive_here', label: 'Archive here' },
  { value: 'create_there', label: 'Create in the CRM' },
  { value: 'update_there', label: 'Update in the CRM' },
  { value: 'link', label: 'Link' },
  { value: 'conflict', label: 'Conflict' },
  { value: 'incomplete', label: 'Fields left out' },
  { value: 'failed', label: 'Failed' },
] as const);
export type RunAction = (typeof runActions)[number]['value'];

export const syncRunRecord = defineNoun('sync_run_records', nouns.sync_run_records, {
  fields: {
    run_id: field.reference('sync_runs', { ...read, label: 'Run', notNull: true, filter: 'api' }),
    action: field.choice({ ...read, label: 'Action', options: runActions, notNull: true, list: 'shown', filter: true }),
    record_name: field.text({ ...read, label: 'Record', list: 'shown', search: true }),
    message: field.text({ ...read, label: 'Message', max: 2000, list: 'shown' }),
    created_at: field.timestamp({ label: 'At', list: 'hidden' }),
  },
  columns: {
    local_table: Type.String(),
    record_id: nullable(Id),
    remote_id: nullable(Type.String()),
    /** The values by field: of ours, or of the CRM for its records. */
    before: Type.Record(Type.String(), SyncValue),
    after: Type.Record(Type.String(), SyncValue),
    undone_at: nullable(Instant),
  },
  by: 'created_at',
});
export type SyncRunRecord = RowOf<typeof syncRunRecord>;

export const issueKinds = sayable([
  { value: 'conflict', label: 'Both sides changed' },
  { value: 'rejected_here', label: 'Not accepted here' },
  { value: 'rejected_there', label: 'Not accepted by the CRM' },
  { value: 'duplicate', label: 'Possible duplicate' },
  { value: 'reference', label: 'Related record is missing' },
  { value: 'deleted_there', label: 'Deleted in the CRM' },
  { value: 'deleted_here', label: 'Archived here' },
  { value: 'merged_there', label: 'Merged in the CRM' },
  { value: 'unavailable', label: 'CRM not available' },
] as const);
export type IssueKind = (typeof issueKinds)[number]['value'];
export const issueStatuses = sayable([
  { value: 'open', label: 'Open', tone: 'red' },
  { value: 'acknowledged', label: 'Acknowledged', tone: 'gray' },
  { value: 'resolved', label: 'Resolved', tone: 'green' },
] as const);

export const syncIssue = defineNoun('sync_issues', nouns.sync_issues, {
  fields: {
    object_mapping_id: field.reference('object_mappings', { ...read, label: 'Mapping', notNull: true, filter: 'api' }),
    kind: field.choice({ ...read, label: 'Kind', options: issueKinds, notNull: true, list: 'shown', filter: true }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: issueStatuses,
      notNull: true,
      list: 'shown',
      filter: true,
    }),
    message: field.text({ ...read, label: 'Message', notNull: true, max: 2000, list: 'shown', search: true }),
    detail: field.text({ ...read, label: 'Details', max: 2000 }),
    record_name: field.text({ ...read, label: 'Record', list: 'shown', search: true }),
    field: field.text({ ...read, label: 'Field', list: 'shown' }),
    is_dead: field.boolean({ ...read, label: 'No further attempts', notNull: true, filter: true }),
    attempts: field.number({ ...read, label: 'Attempts', notNull: true }),
    created_at: field.timestamp({ label: 'First seen', relative: true, list: 'shown' }),
    last_at: field.instant({ ...read, label: 'Last seen', notNull: true, relative: true, list: 'shown', sort: true }),
    closed_at: field.instant({ ...read, label: 'Closed', relative: true }),
  },
  columns: {
    connection_id: Id,
    run_id: nullable(Id),
    local_table: Type.String(),
    record_id: nullable(Id),
    remote_object: Type.String(),
    remote_id: nullable(Type.String()),
    remote_url: nullable(Type.String()),
    local_value: nullable(Type.Unknown()),
    remote_value: nullable(Type.Unknown()),
    base_value: nullable(Type.Unknown()),
    closed_by_name: nullable(Type.String()),
  },
});
export type SyncIssue = RowOf<typeof syncIssue>;

const FieldType = oneOf(
  'text',
  'long_text',
  'email',
  'phone',
  'url',
  'number',
  'amount',
  'boolean',
  'date',
  'instant',
  'choice',
  'choices',
  'reference',
);

export const RemoteField = Type.Object({
  name: Type.String(),
  label: Type.String(),
  type: FieldType,
  is_required: Type.Boolean(),
  is_read_only: Type.Boolean(),
  max_length: Type.Optional(Type.Integer()),
  options: Type.Optional(
    Type.Array(Type.Object({ value: Type.String(), label: Type.String(), is_archived: Type.Boolean() })),
  ),
  references: Type.Optional(Type.String()),
});
export const RemoteObject = Type.Object({
  name: Type.String(),
  label: Type.String(),
  fields: Type.Array(RemoteField),
});
export type RemoteObject = Static<typeof RemoteObject>;

/** A field of ours that can be mapped. */
export const LocalField = Type.Object({
  name: Type.String(),
  label: Type.String(),
  type: FieldType,
  is_required: Type.Boolean(),
  /** Calculated here, so that it is only written to the CRM. */
  is_read_only: Type.Boolean(),
  max_length: Type.Optional(Type.Integer()),
  options: Type.Optional(
    Type.Array(
      Type.Object({
        value: Type.String(),
        label: Type.String(),
        /** Tells values with one name apart, such as the deal type of a stage. */
        group: Type.Optional(Type.String()),
      }),
    ),
  ),
  /** The list whose codes it takes; other spellings are converted. */
  codes: Type.Optional(oneOf('countries', 'currencies')),
  /** The field with the currency of this amount. */
  currency_field: Type.Optional(Type.String()),
  /** The table that a reference leads to. */
  references: Type.Optional(Type.String()),
});
export type LocalField = Static<typeof LocalField>;
export const LocalObject = Type.Object({
  table: Type.String(),
  label: Type.String(),
  /** Records are only written to the CRM. */
  is_out_only: Type.Boolean(),
  /** The mapping needs a filter that tells its records apart in the CRM. */
  needs_filter: Type.Boolean(),
  fields: Type.Array(LocalField),
});
export type LocalObject = Static<typeof LocalObject>;

export const ConnectionQuery = closed({ connection_id: Id });
export const RecordQuery = closed({ table: oneOf(...syncTables.map(({ value }) => value)), id: Id });

/** A field mapping that names, types and sample values suggest. */
export const FieldProposal = Type.Object({
  local_field: Type.String(),
  local_label: Type.String(),
  remote_field: Type.String(),
  remote_label: Type.String(),
  /** 0 to 100. */
  confidence: Type.Integer(),
  reason: Type.String(),
  on_create: oneOf('in', 'out', 'both', 'none'),
  on_update: oneOf('in', 'out', 'both', 'none'),
  transform: oneOf(...transforms.map(({ value }) => value)),
  value_map: ValueMap,
  samples: Type.Array(Type.String()),
});
export type FieldProposal = Static<typeof FieldProposal>;

/** A CRM whose records can be mapped, for people who may not see the other integrations. */
export const CrmConnection = Type.Object({
  id: Id,
  name: Type.String(),
  status: oneOf('connected', 'error', 'paused'),
  account_name: nullable(Type.String()),
  broken_at: nullable(Instant),
  last_error: nullable(Type.String()),
  last_synced_at: nullable(Instant),
});
export type CrmConnection = Static<typeof CrmConnection>;

/** The side whose values are taken where two linked records differ; without it, the rules of the mapping decide. */
const Preferred = Type.Optional(oneOf('here', 'there'));
export const Relinking = closed({ side: Preferred });
export type Relinking = Static<typeof Relinking>;
export const NewRecordLink = closed({
  object_mapping_id: Id,
  record_id: Id,
  remote_id: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  side: Preferred,
});
export type NewRecordLink = Static<typeof NewRecordLink>;

export const Resolution = closed({ side: oneOf('here', 'there') });
export type Resolution = Static<typeof Resolution>;

/** Why a field has its value. */
export const FieldExplanation = Type.Object({
  field: Type.String(),
  label: Type.String(),
  remote_field: Type.String(),
  local_value: SyncValue,
  /** The value when both sides last agreed. */
  remote_value: SyncValue,
  side: nullable(oneOf('here', 'there')),
  at: nullable(Instant),
  /** A sentence: "The CRM wins if both sides changed." */
  rule: Type.String(),
  open_conflict_id: nullable(Id),
});
export type FieldExplanation = Static<typeof FieldExplanation>;
export const RecordExplanation = Type.Object({
  links: Type.Array(
    Type.Object({
      id: Id,
      connection_id: Id,
      connection_name: Type.String(),
      connection_status: oneOf('connected', 'error', 'paused', 'disconnected'),
      object_mapping_id: Id,
      remote_object: Type.String(),
      remote_label: Type.String(),
      remote_id: Type.String(),
      remote_url: nullable(Type.String()),
      synced_at: Instant,
      ended_at: nullable(Instant),
      end_reason: nullable(Type.String()),
      is_active: Type.Boolean(),
      fields: Type.Array(FieldExplanation),
    }),
  ),
  /** The mappings that would create a CRM record for it. */
  can_create: Type.Array(
    Type.Object({ object_mapping_id: Id, connection_name: Type.String(), remote_label: Type.String() }),
  ),
  open_issues: Type.Integer(),
});
export type RecordExplanation = Static<typeof RecordExplanation>;

export const Synced = Type.Object({ run_id: Id, counts: SyncCounts, message: Type.String() });
export type Synced = Static<typeof Synced>;

/** A requirement of the CRM for a field here, for forms. */
export const FormRule = Type.Object({
  field: Type.String(),
  connection_name: Type.String(),
  remote_label: Type.String(),
  is_required: Type.Boolean(),
  max_length: nullable(Type.Integer()),
  options: nullable(Type.Array(Type.Object({ value: Type.String(), label: Type.String() }))),
});
export type FormRule = Static<typeof FormRule>;
export const TableQuery = closed({ table: oneOf(...syncTables.map(({ value }) => value)) });
export const FieldMappingChanges = changes(closed({ ...fieldMapping.create.properties }));
