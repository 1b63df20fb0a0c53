import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { CurrencyCode, closed, Id, Instant, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

/** The resources of a CRM export, which refer to each other by name; other resources declare their own import. */
export const targetKeys = ['products', 'partners', 'accounts', 'opportunities'] as const;
export type TargetKey = (typeof targetKeys)[number];

/** The name of the resource that the rows of a file become. `skip` leaves the file out. */
const Target = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '^[a-z][a-z0-9_]*$',
  description: 'the name of a resource such as partners',
});

/** The ways in which the cells of a field are parsed. */
export const fieldKinds = [
  'text',
  'long_text',
  'currency',
  'country',
  'color',
  'email',
  'domain',
  'phone',
  'money',
  'integer',
  'decimal',
  'percent',
  'boolean',
  'date',
  'instant',
  'list',
  'choice',
  'choices',
  'reference',
  'account',
  'product',
  'partner',
  'stage',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export const TargetField = Type.Object({
  key: Type.String(),
  label: Type.String(),
  kind: oneOf(...fieldKinds),
  is_required: Type.Optional(Type.Boolean()),
  /** A custom field. */
  is_custom: Type.Optional(Type.Boolean()),
  /** Shown by default; other fields are behind a button unless the file has a column for them. */
  is_main: Type.Optional(Type.Boolean()),
  /** Headings of other systems, squashed to lower-case letters and digits. */
  synonyms: Type.Array(Type.String()),
});
export type TargetField = Static<typeof TargetField>;

/** A resource that a file can be imported as, with its fields. */
export const ImportTarget = Type.Object({
  key: Type.String(),
  label: Type.String(),
  group: Type.String(),
  fields: Type.Array(TargetField),
  /** The rule by which existing rows are matched, as text. */
  known_by: Type.String(),
  /** Whether existing rows can be updated from a file. */
  can_update: Type.Boolean(),
});
export type ImportTarget = Static<typeof ImportTarget>;

/** The resolution of an unknown name: an existing or new row, a new row as spelled, or nothing. */
export const Match = Type.Union([
  closed({ to: Type.String({ minLength: 1, maxLength: 200 }) }),
  closed({ create: Type.Literal(true) }),
  closed({ ignore: Type.Literal(true) }),
]);
export type Match = Static<typeof Match>;
const Matches = Type.Record(Type.String(), Match);

export const DateOrder = oneOf('ymd', 'mdy', 'dmy');
export type DateOrder = Static<typeof DateOrder>;

export const FileMapping = closed({
  target: Target,
  /** Our field to the file's column. */
  columns: Type.Record(Type.String(), nullable(Type.String())),
  /** The amounts of a column are in units of this many: 1000 for thousands. 0: in the smallest unit of the currency. */
  multipliers: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 1_000_000 }))),
  /** The order of the dates of a column, by field, where it is not that of the other columns. */
  date_orders: Type.Optional(Type.Record(Type.String(), DateOrder)),
  /** The treatment of existing rows: keep them (default), fill in empty fields, or update them. */
  existing: Type.Optional(oneOf('keep', 'fill', 'update')),
});
export type FileMapping = Static<typeof FileMapping>;

export const ImportMapping = closed({
  files: Type.Record(Type.String(), FileMapping),
  date_order: DateOrder,
  decimal_mark: oneOf('.', ','),
  currency: CurrencyCode,
  type_id: nullable(Id),
  /** Cells that were corrected here, by file, by row (the heading is row 1), and by the heading of the column. */
  fixes: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Record(Type.String(), Type.Record(Type.String(), Type.String({ maxLength: 5000 }))),
    ),
  ),
  /** By kind of thing named (a resource, `stages`, `industry`, `country`, a field with choices), what is spelled otherwise. */
  matches: Type.Record(Type.String(), Matches),
});
export type ImportMapping = Static<typeof ImportMapping>;

export const Outcome = oneOf('created', 'updated', 'unchanged', 'skipped', 'refused');
export type Outcome = Static<typeof Outcome>;

const Counts = closed({
  created: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  skipped: Type.Integer(),
  refused: Type.Integer(),
});
export type Counts = Static<typeof Counts>;

/** An unknown name. `proposal` is the most likely match and its score. */
export const Unknown = closed({
  kind: Type.String(),
  /** The label of the kind. */
  label: Type.String(),
  value: Type.String(),
  rows: Type.Integer(),
  proposal: nullable(closed({ to: Type.String(), score: Type.Number() })),
  match: nullable(Match),
  can_create: Type.Boolean(),
  can_ignore: Type.Boolean(),
});
export type Unknown = Static<typeof Unknown>;

/** The changes an import will make or has made. */
export const ImportReport = closed({
  /** Rows of files by what they are. */
  counts: Type.Record(Type.String(), Counts),
  /** Records added automatically, such as regions and product categories. */
  alongside: Type.Record(Type.String(), Type.Integer()),
  deals: closed({
    won: Type.Integer(),
    lost: Type.Integer(),
    open: Type.Integer(),
    by_stage: Type.Record(Type.String(), Type.Integer()),
    without_account: Type.Integer(),
    without_partner: Type.Integer(),
    won_minor: Type.Integer(),
    currency: CurrencyCode,
  }),
  unknowns: Type.Array(Unknown),
  /** Possible matches by kind of unknown name, if there are not too many. */
  choices: Type.Record(Type.String(), Type.Array(Type.String())),
  /** The first refused rows; all of them are in the file of refused rows. */
  problems: Type.Array(
    closed({
      file: Type.String(),
      row: Type.Integer(),
      field: nullable(Type.String()),
      /** The name of the field. */
      label: Type.Optional(nullable(Type.String())),
      reason: Type.String(),
      /** The cell as it stands in the file. */
      text: Type.Optional(nullable(Type.String())),
    }),
  ),
  problem_count: Type.Integer(),
  /** Refused rows by file. */
  refused_by_file: Type.Record(Type.String(), Type.Integer()),
  /** The first rows of each file, as they will look. */
  preview: Type.Optional(
    Type.Array(
      closed({
        file: Type.String(),
        row: Type.Integer(),
        outcome: Outcome,
        reason: nullable(Type.String()),
        cells: Type.Array(
          closed({
            key: Type.String(),
            label: Type.String(),
            text: Type.String(),
            amount_minor: Type.Optional(Type.Integer()),
            currency: Type.Optional(CurrencyCode),
            date: Type.Optional(Type.String()),
            country: Type.Optional(Type.String()),
          }),
        ),
      }),
    ),
  ),
  /** Rows that the rules refused when they were tried: the import leaves them out again. */
  tried: Type.Array(
    closed({ file: Type.String(), row: Type.Integer(), field: nullable(Type.String()), reason: Type.String() }),
  ),
  /** Columns whose dates are in both orders: some dates can be read either way, and only a person knows which. */
  mixed_dates: Type.Optional(
    Type.Array(
      closed({
        file: Type.String(),
        field: Type.String(),
        label: Type.String(),
        column: Type.String(),
        /** The order in which dates are read that fit both. */
        order: DateOrder,
        is_chosen: Type.Boolean(),
        month_first: Type.Integer(),
        day_first: Type.Integer(),
        either: Type.Integer(),
        example: Type.String(),
      }),
    ),
  ),
  /** The resources it writes to. */
  writes: Type.Array(Type.String()),
  notices: Type.Array(Type.String()),
  /** SHA-256 of what would be written: the same files and mapping over the same data give the same. */
  plan_hash: Type.String(),
});
export type ImportReport = Static<typeof ImportReport>;

export const dataImport = defineNoun('imports', nouns.imports, {
  fields: {
    name: field.text({ label: 'Files', notNull: true, list: 'shown', sort: true, search: true }),
    status: field.choice({
      label: 'Status',
      options: [
        { value: 'mapping', label: 'Draft', tone: 'gray' },
        { value: 'checked', label: 'Checked', tone: 'blue' },
        { value: 'running', label: 'Running', tone: 'amber' },
        { value: 'done', label: 'Done', tone: 'green' },
        { value: 'failed', label: 'Failed', tone: 'red' },
        { value: 'undoing', label: 'Undoing', tone: 'amber' },
        { value: 'undone', label: 'Undone', tone: 'gray' },
      ],
      notNull: true,
      write: 'never',
      list: 'shown',
      width: 170,
      sort: true,
      filter: 'api',
    }),
    created_by: field.reference('people', {
      label: 'Created by',
      write: 'never',
      named: 'created_by_name',
      list: 'shown',
      filter: 'api',
    }),
    created_at: field.timestamp({ label: 'Started', list: 'shown' }),
    finished_at: field.instant({ label: 'Finished', write: 'never', list: 'shown' }),
  },
  columns: {
    mapping: ImportMapping,
    report: nullable(ImportReport),
    progress: nullable(closed({ step: Type.String(), done: Type.Integer(), total: Type.Integer() })),
    error: nullable(Type.String()),
    started_at: nullable(Instant),
  },
});
export type Import = RowOf<typeof dataImport>;

/** A file as it was read: how, and its first rows. */
export const ImportFile = Type.Object({
  id: Id,
  file_name: Type.String(),
  /** The export of another partner program that it was recognized as: "PartnerStack: rewards". */
  source: nullable(Type.String()),
  size: Type.Integer(),
  encoding: Type.String(),
  delimiter: Type.String(),
  header: Type.Array(Type.String()),
  row_count: Type.Integer(),
  sample: Type.Array(Type.Array(Type.String())),
});
export type ImportFile = Static<typeof ImportFile>;

/** A record that an import made or changed. */
export const ImportedRecord = Type.Object({
  table: Type.String(),
  id: Id,
  name: Type.String(),
  outcome: oneOf('created', 'updated'),
});
export type ImportedRecord = Static<typeof ImportedRecord>;

export const ImportUpdate = closed({
  name: Type.Optional(text(200)),
  mapping: Type.Optional(ImportMapping),
  row_version: Type.Optional(Type.Integer()),
});

/** A later change that prevents undoing the import. */
const Touched = Type.Object({
  table: Type.String(),
  id: Id,
  name: Type.String(),
  /** As text: "was changed by Ada on 2026-03-01". */
  what: Type.String(),
});

/** The changes undoing an import would make, or the reason it is not possible. */
export const UndoPreview = Type.Object({
  /** Rows it created, by resource; they are archived, or deleted. */
  removes: Type.Record(Type.String(), Type.Integer()),
  /** Rows it changed, by resource; they are restored. */
  restores: Type.Record(Type.String(), Type.Integer()),
  /** Deals that move back to their previous stage. */
  moves_back: Type.Integer(),
  /** Commission of its deals that is reversed. */
  reverses: Type.Array(Type.Object({ currency: CurrencyCode, lines: Type.Integer(), amount_minor: Type.Integer() })),
  /** Why it cannot be undone. */
  obstacles: Type.Array(Type.String()),
  /** The first rows that were changed or used since. */
  touched: Type.Array(Touched),
  touched_count: Type.Integer(),
});
export type UndoPreview = Static<typeof UndoPreview>;
