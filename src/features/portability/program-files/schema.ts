import { closed, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** The format of the files. A later format converts the earlier ones. */
export const FORMAT = 1;
export const MOST_FILES = 2_000;
export const MOST_FILE_BYTES = 400_000;
export const MOST_BYTES = 8_000_000;

export const ProgramFile = closed({
  path: Type.String({ minLength: 1, maxLength: 200 }),
  text: Type.String({ maxLength: MOST_FILE_BYTES }),
});
export type ProgramFile = Static<typeof ProgramFile>;
const Files = Type.Array(ProgramFile, { maxItems: MOST_FILES });

const LeftOut = Type.Object({ name: Type.String(), reason: Type.String() });
export type LeftOut = Static<typeof LeftOut>;

export const ProgramExport = Type.Object({
  files: Type.Array(ProgramFile),
  /** Records that other companies could not have, with the reason. */
  left_out: Type.Array(LeftOut),
});
export type ProgramExport = Static<typeof ProgramExport>;

export const DiffBody = closed({ files: Files });
export type DiffBody = Static<typeof DiffBody>;

export const ProgramChange = Type.Object({
  kind: oneOf('add', 'change', 'restore', 'remove', 'order'),
  /** The singular of the kind of record: "Tier". */
  record: Type.String(),
  name: Type.String(),
  /** The file that describes the record; null for a record that no file describes. */
  file: nullable(Type.String()),
  lines: Type.Array(Type.String()),
});
export type ProgramChange = Static<typeof ProgramChange>;

export const ProgramProblem = Type.Object({
  file: Type.String(),
  line: nullable(Type.Integer()),
  reason: Type.String(),
});
export type ProgramProblem = Static<typeof ProgramProblem>;

export const ProgramDiff = Type.Object({
  changes: Type.Array(ProgramChange),
  left_out: Type.Array(LeftOut),
  /** Identifies the program that was compared; applying with it is refused when the program has changed since. */
  fingerprint: Type.String(),
});
export type ProgramDiff = Static<typeof ProgramDiff>;

export const ApplyBody = closed({
  files: Files,
  /** Also removes the records that no file describes. */
  deletes: Type.Optional(Type.Boolean()),
  /** Does everything and rolls it back. */
  dry_run: Type.Optional(Type.Boolean()),
  expected: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'the fingerprint of a diff' })),
});
export type ApplyBody = Static<typeof ApplyBody>;

export const ProgramApplied = Type.Object({
  is_dry_run: Type.Boolean(),
  changes: Type.Array(ProgramChange),
  /** Records that no file describes and that stay, because deleting was not asked for. */
  kept: Type.Array(ProgramChange),
  /** Steps that a person takes afterwards. */
  notes: Type.Array(Type.String()),
  /** The reasons why the files cannot be applied; only a dry run answers with them. */
  problems: Type.Array(ProgramProblem),
});
export type ProgramApplied = Static<typeof ProgramApplied>;
