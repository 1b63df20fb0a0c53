import { Query } from '#shared/query/query.ts';
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
  Type,
  text,
} from '#shared/schema.ts';

/** The most rows one report may have. */
export const MAX_REPORT_ROWS = 20_000;
/** PDF files have a lower limit because people page through them. */
export const MAX_PDF_ROWS = 5_000;
export const MAX_READERS = 500;
export const SHORTEST_INTERVAL_MINUTES = 15;

const Key = Type.String({
  minLength: 1,
  maxLength: 120,
  pattern: '^[a-z][a-z0-9_.]*$',
  description: 'name of a field',
});

const Condition = closed({
  field: Key,
  operator: oneOf('eq', 'ne', 'gte', 'lte', 'like'),
  /** Alternatives, as in lists; of dates also such that move along, `@today+14` (src/shared/time/rolling-dates.ts). */
  values: Type.Array(Type.String({ maxLength: 500 }), { minItems: 1, maxItems: 200 }),
});

/** The question of a report: rows of one noun and some of its columns, in the grammar of lists. */
const question = {
  object: Type.String({ pattern: '^[a-z][a-z_]{0,59}$', description: 'name of a resource such as partners' }),
  columns: Type.Array(Key, { minItems: 1, maxItems: 30, uniqueItems: true }),
  filters: Type.Optional(Type.Array(Condition, { maxItems: 20 })),
  sort: Type.Optional(Type.Array(closed({ field: Key, descending: Type.Boolean() }), { maxItems: 3 })),
  group_by: Type.Optional(nullable(Key)),
  /** Columns added up in each group; money by currency, never across. */
  sums: Type.Optional(Type.Array(Key, { maxItems: 5, uniqueItems: true })),
  chart: Type.Optional(nullable(oneOf('bar', 'line'))),
  /** For a grouped report: includes the rows in addition to the groups. */
  has_details: Type.Optional(Type.Boolean()),
};
export const ReportQuestion = closed(question);
export type ReportQuestion = Static<typeof ReportQuestion>;

const Time = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'a time such as 08:00' });
export const Timing = Type.Union([
  closed({ kind: oneOf('daily', 'weekdays', 'last_business_day'), time: Time }),
  closed({
    kind: oneOf('weekly'),
    time: Time,
    /** 1 is Monday. */
    weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
  }),
  closed({
    kind: oneOf('monthly'),
    time: Time,
    /** 0 is the last day, whichever it is. */
    day: Type.Integer({ minimum: 0, maximum: 28 }),
  }),
  closed({ kind: oneOf('cron'), cron: Type.String({ minLength: 9, maxLength: 100 }) }),
]);
export type Timing = Static<typeof Timing>;
const Zone = Type.String({ minLength: 1, maxLength: 60 });

export const Recipient = Type.Union([
  closed({ kind: oneOf('user'), user_id: Id }),
  closed({ kind: oneOf('role'), role: Type.String({ maxLength: 40 }), role_id: Type.Optional(nullable(Id)) }),
  /** Everybody of a partner who can sign in; each sees what the portal shows. */
  closed({ kind: oneOf('partner'), partner_id: Id }),
  closed({ kind: oneOf('every_partner') }),
  closed({ kind: oneOf('external'), address: Type.String({ format: 'email', maxLength: 254 }) }),
]);
export type Recipient = Static<typeof Recipient>;

export const formats = ['csv', 'xlsx', 'pdf', 'inline'] as const;
export type Format = (typeof formats)[number];
export const ReportState = oneOf('queued', 'running', 'delivered', 'failed', 'skipped_empty');
export type ReportState = Static<typeof ReportState>;

const settled = {
  name: nameText(120),
  timing: Timing,
  timezone: Zone,
  format: oneOf(...formats),
  recipients: Type.Array(Recipient, { minItems: 1, maxItems: 50 }),
};
const optional = {
  delivery: Type.Optional(oneOf('attachment', 'link')),
  subject: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })),
  message: Type.Optional(text(2000)),
  only_if_rows: Type.Optional(Type.Boolean()),
  status: Type.Optional(oneOf('active', 'paused')),
  /** The report has the data, columns, conditions and order of this view whenever it is sent; null ends that. */
  saved_view_id: Type.Optional(nullable(Id)),
  /** The author's confirmation that external recipients see the rows the owner may see. */
  confirms_external: Type.Optional(Type.Boolean()),
};
/** A report that follows a view has the view's data and columns. */
const followable = { object: Type.Optional(question.object), columns: Type.Optional(question.columns) };
export const ReportScheduleCreate = closed({ ...settled, ...question, ...followable, ...optional });
export type ReportScheduleCreate = Static<typeof ReportScheduleCreate>;
export const ReportScheduleUpdate = changes(ReportScheduleCreate);
export type ReportScheduleUpdate = Static<typeof ReportScheduleUpdate>;

export const ReportSchedule = Type.Object({
  ...Stored,
  ...settled,
  object: Type.String(),
  columns: Type.Array(Type.String()),
  filters: Type.Array(Condition),
  sort: Type.Array(closed({ field: Key, descending: Type.Boolean() })),
  group_by: nullable(Type.String()),
  sums: Type.Array(Type.String()),
  chart: nullable(oneOf('bar', 'line')),
  has_details: Type.Boolean(),
  delivery: oneOf('attachment', 'link'),
  subject: Type.String(),
  message: Type.String(),
  only_if_rows: Type.Boolean(),
  status: oneOf('active', 'paused'),
  /** Its present owner agreed that addresses outside see what the owner may see. */
  is_external_confirmed: Type.Boolean(),
  saved_view_id: nullable(Id),
  saved_view_name: nullable(Type.String()),
  /** True without a `saved_view_id`: the view was deleted, and the report is not sent. */
  follows_view: Type.Boolean(),
  /** The question of the saved report that it follows; then `columns`, `filters` and `sort` are empty. */
  question: nullable(Query),
  next_run_at: nullable(Instant),
  owner_user_id: Id,
  owner_name: nullable(Type.String()),
  is_mine: Type.Boolean(),
  last_run_id: nullable(Id),
  last_run_at: nullable(Instant),
  last_state: nullable(ReportState),
  archived_at: nullable(Instant),
});
export type ReportSchedule = Static<typeof ReportSchedule>;

export const ReportRun = Type.Object({
  ...Stored,
  schedule_id: Id,
  schedule_name: Type.String(),
  due_at: Instant,
  cause: oneOf('schedule', 'person'),
  asked_by_name: nullable(Type.String()),
  started_at: nullable(Instant),
  state: ReportState,
  readers: Type.Integer(),
  delivered: Type.Integer(),
  failed: Type.Integer(),
  skipped_empty: Type.Integer(),
  /** The count of the reader who received the most rows. */
  rows: nullable(Type.Integer()),
  bytes: nullable(Type.Integer()),
  error: nullable(Type.String()),
});
export type ReportRun = Static<typeof ReportRun>;

/** The delivery of a run to one reader. */
export const ReportDelivery = Type.Object({
  ...Stored,
  schedule_id: Id,
  schedule_name: Type.String(),
  run_id: Id,
  due_at: Instant,
  reader_kind: oneOf('colleague', 'partner', 'external'),
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
  full_name: Type.String(),
  address: Type.String(),
  state: ReportState,
  attempts: Type.Integer(),
  rows: nullable(Type.Integer()),
  bytes: nullable(Type.Integer()),
  file_name: nullable(Type.String()),
  file_until: nullable(Instant),
  has_file: Type.Boolean(),
  left_out: Type.Array(Type.String()),
  error: nullable(Type.String()),
  finished_at: nullable(Instant),
  /** True if the file was made with the caller's own permissions. */
  is_mine: Type.Boolean(),
});
export type ReportDelivery = Static<typeof ReportDelivery>;

const FieldKind = oneOf('text', 'number', 'rate', 'money', 'boolean', 'date', 'instant', 'choice', 'list', 'reference');
/** Something that can be shown, asked for, sorted or grouped by. */
export const ReportField = Type.Object({
  key: Type.String(),
  label: Type.String(),
  kind: FieldKind,
  is_column: Type.Boolean(),
  can_filter: Type.Boolean(),
  can_sort: Type.Boolean(),
  can_group: Type.Boolean(),
  can_sum: Type.Boolean(),
  options: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
  /** For a reference: the resource its ids belong to, and the field that names its rows. */
  resource: nullable(Type.String()),
  label_field: nullable(Type.String()),
});
export type ReportField = Static<typeof ReportField>;

export const ReportObject = Type.Object({ name: Type.String(), label: Type.String(), area: Type.String() });
export type ReportObject = Static<typeof ReportObject>;
export const ReportObjectFields = Type.Object({ ...ReportObject.properties, fields: Type.Array(ReportField) });
export type ReportObjectFields = Static<typeof ReportObjectFields>;

const PaperColumn = Type.Object({ key: Type.String(), label: Type.String(), is_figure: Type.Boolean() });
const PaperTable = Type.Object({ columns: Type.Array(PaperColumn), rows: Type.Array(Type.Array(Type.String())) });
export type PaperTable = Static<typeof PaperTable>;
const PaperChart = Type.Object({
  title: Type.String(),
  kind: oneOf('bar', 'line'),
  categories: Type.Array(Type.String()),
  values: Type.Array(Type.Number()),
  /** The values as they are read. */
  texts: Type.Array(Type.String()),
});
export type PaperChart = Static<typeof PaperChart>;
/** A report as it is read: every value is text already. */
export const Paper = Type.Object({
  title: Type.String(),
  /** The question of a saved report as it was read. */
  read: Type.Optional(Type.String()),
  total: Type.Integer(),
  groups: nullable(PaperTable),
  charts: Type.Array(PaperChart),
  details: nullable(PaperTable),
  /** Columns and sums the reader may not see. */
  left_out: Type.Array(Type.String()),
});
export type Paper = Static<typeof Paper>;

/** The first rows; groups, charts and total are of all. */
export const PreviewInput = closed({ ...question, timezone: Type.Optional(Zone) });

export const TimingInput = closed({ timing: Timing, timezone: Zone });
export const TimingAnswer = Type.Object({ next: Type.Array(Instant) });
export type TimingAnswer = Static<typeof TimingAnswer>;

/** The recipients available to the caller. */
export const Audience = Type.Object({
  users: Type.Array(Type.Object({ user_id: Id, full_name: Type.String(), email: Type.String() })),
  roles: Type.Array(
    Type.Object({ role: Type.String(), role_id: nullable(Id), label: Type.String(), people: Type.Integer() }),
  ),
  /** Partners with a login, and how many of their people have one. */
  partners: Type.Array(Type.Object({ partner_id: Id, name: Type.String(), people: Type.Integer() })),
  external_addresses: Type.Array(Type.String()),
});
export type Audience = Static<typeof Audience>;

const ExternalAddress = Type.String({
  pattern: '^([^@\\s,;]{1,64}@)?([A-Za-z0-9-]{1,63}\\.)+[A-Za-z]{2,63}$',
  maxLength: 254,
  description: 'an address such as anna@auditor.example, or a domain such as auditor.example',
});
export const ReportSettings = Type.Object({ external_addresses: Type.Array(Type.String()) });
export type ReportSettings = Static<typeof ReportSettings>;
export const ReportSettingsInput = closed({ external_addresses: Type.Array(ExternalAddress, { maxItems: 50 }) });

/** The description of a file that a reader sees before downloading it. */
export const ReportFile = Type.Object({
  id: Id,
  report: Type.String(),
  file_name: nullable(Type.String()),
  rows: nullable(Type.Integer()),
  bytes: nullable(Type.Integer()),
  due_at: Instant,
  file_until: nullable(Instant),
  is_there: Type.Boolean(),
});
export type ReportFile = Static<typeof ReportFile>;
