import { CurrencyCode, closed, Id, Instant, nullable, oneOf, type Static, Stored, Type, text } from '#shared/schema.ts';

/** The nouns of a CRM export, which name each other by name; what else can be imported the resources say themselves. */
export const targetKeys = ['products', 'partners', 'accounts', 'opportunities'] as const;
export type TargetKey = (typeof targetKeys)[number];

/** What a row of a file is: the name of a resource. `skip` leaves the file out. */
const Target = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '^[a-z][a-z0-9_]*$',
  description: 'the name of a resource such as partners',
});

/** How the cells of a field are read. */
export const fieldKinds = [
  'text',
  'long_text',
  'currency',
  'country',
  'colour',
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
  /** A field the company added itself. */
  is_custom: Type.Optional(Type.Boolean()),
  /** Shown at once; the others wait behind a button unless the file has a column for them. */
  is_main: Type.Optional(Type.Boolean()),
  /** Headings of other systems, squashed to lower-case letters and digits. */
  synonyms: Type.Array(Type.String()),
});
export type TargetField = Static<typeof TargetField>;

/** What a file may be, field by field. */
export const ImportTarget = Type.Object({
  key: Type.String(),
  label: Type.String(),
  group: Type.String(),
  fields: Type.Array(TargetField),
  /** In words: what tells a row again. */
  known_by: Type.String(),
  /** Rows there are already can be changed from a file. */
  can_update: Type.Boolean(),
});
export type ImportTarget = Static<typeof ImportTarget>;

/** What becomes of a value that names something: an existing or new row by that name, a new row as spelt, or nothing. */
export const Match = Type.Union([
  closed({ to: Type.String({ minLength: 1, maxLength: 200 }) }),
  closed({ create: Type.Literal(true) }),
  closed({ ignore: Type.Literal(true) }),
]);
export type Match = Static<typeof Match>;
const Matches = Type.Record(Type.String(), Match);

export const FileMapping = closed({
  target: Target,
  /** Our field to the file's column. */
  columns: Type.Record(Type.String(), nullable(Type.String())),
  /** The amounts of a column are in units of this many: 1000 for thousands. 0: in the smallest unit of the currency. */
  multipliers: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 1_000_000 }))),
  /** What becomes of rows that are here already: kept as they are (unless told), their empty fields filled, or changed. */
  existing: Type.Optional(oneOf('keep', 'fill', 'update')),
});
export type FileMapping = Static<typeof FileMapping>;

export const ImportMapping = closed({
  files: Type.Record(Type.String(), FileMapping),
  date_order: oneOf('ymd', 'mdy', 'dmy'),
  decimal_mark: oneOf('.', ','),
  currency: CurrencyCode,
  type_id: nullable(Id),
  /** By kind of thing named (a resource, `stages`, `industry`, `country`, a field with choices), what is spelt otherwise. */
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

/** A value that names something we do not know as it is spelt. `proposal`: what it probably means, and how sure that is. */
export const Unknown = closed({
  kind: Type.String(),
  /** What the kind is called. */
  label: Type.String(),
  value: Type.String(),
  rows: Type.Integer(),
  proposal: nullable(closed({ to: Type.String(), score: Type.Number() })),
  match: nullable(Match),
  can_create: Type.Boolean(),
  can_ignore: Type.Boolean(),
});
export type Unknown = Static<typeof Unknown>;

/** All that an import will do, told before it does it, and all that it did. */
export const ImportReport = closed({
  /** Rows of files by what they are. */
  counts: Type.Record(Type.String(), Counts),
  /** Rows of nobody's file that come along: regions, product categories. */
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
  /** What there is to choose from, by kind of unknown name, where that is not too much. */
  choices: Type.Record(Type.String(), Type.Array(Type.String())),
  /** The first refused rows; all of them are in the file of refused rows. */
  problems: Type.Array(
    closed({ file: Type.String(), row: Type.Integer(), field: nullable(Type.String()), reason: Type.String() }),
  ),
  problem_count: Type.Integer(),
  /** Refused rows by file. */
  refused_by_file: Type.Record(Type.String(), Type.Integer()),
  /** Rows that the rules refused when they were tried: the import leaves them out again. */
  tried: Type.Array(
    closed({ file: Type.String(), row: Type.Integer(), field: nullable(Type.String()), reason: Type.String() }),
  ),
  /** The resources it writes to. */
  writes: Type.Array(Type.String()),
  notices: Type.Array(Type.String()),
  /** SHA-256 of what would be written: the same files and mapping over the same data give the same. */
  plan_hash: Type.String(),
});
export type ImportReport = Static<typeof ImportReport>;

export const importStatuses = ['mapping', 'checked', 'running', 'done', 'failed', 'undoing', 'undone'] as const;

export const Import = Type.Object({
  ...Stored,
  name: Type.String(),
  status: oneOf(...importStatuses),
  mapping: ImportMapping,
  report: nullable(ImportReport),
  progress: nullable(closed({ step: Type.String(), done: Type.Integer(), total: Type.Integer() })),
  error: nullable(Type.String()),
  created_by: nullable(Id),
  created_by_name: nullable(Type.String()),
  started_at: nullable(Instant),
  finished_at: nullable(Instant),
});
export type Import = Static<typeof Import>;

/** A file as it was read: how, and its first rows. */
export const ImportFile = Type.Object({
  id: Id,
  file_name: Type.String(),
  size: Type.Integer(),
  encoding: Type.String(),
  delimiter: Type.String(),
  header: Type.Array(Type.String()),
  row_count: Type.Integer(),
  sample: Type.Array(Type.Array(Type.String())),
});
export type ImportFile = Static<typeof ImportFile>;

export const ImportUpdate = closed({
  name: Type.Optional(text(200)),
  mapping: Type.Optional(ImportMapping),
  row_version: Type.Optional(Type.Integer()),
});

/** Something that came after an import and stands in the way of taking it back. */
const Touched = Type.Object({
  table: Type.String(),
  id: Id,
  name: Type.String(),
  /** In words: "was changed by Ada on 2026-03-01". */
  what: Type.String(),
});

/** What taking an import back would do, or why it cannot be. */
export const UndoPreview = Type.Object({
  /** Rows it made, by resource: they go to the archive, or away where there is none. */
  removes: Type.Record(Type.String(), Type.Integer()),
  /** Rows it changed, by resource: they become what they were. */
  restores: Type.Record(Type.String(), Type.Integer()),
  /** Deals it moved on, which move back. */
  moves_back: Type.Integer(),
  /** Commission that its deals have earned and that is reversed in the books. */
  reverses: Type.Array(Type.Object({ currency: CurrencyCode, lines: Type.Integer(), amount_minor: Type.Integer() })),
  /** Why it cannot be taken back. */
  obstacles: Type.Array(Type.String()),
  /** The first rows that something else has touched. */
  touched: Type.Array(Touched),
  touched_count: Type.Integer(),
});
export type UndoPreview = Static<typeof UndoPreview>;
