import { closed, Id, type Static, Tags, type TProperties, Type } from './schema.ts';

/** The most rows of one change. */
export const MAX_ROWS_PER_CHANGE = 1000;

/** One change to many rows: sets fields, adds and removes tags (if `tagging` is among the fields), and archives. */
export function changeOfMany<F extends TProperties>(fields: F) {
  return changeOfStored({ ...fields, archive: Type.Optional(Type.Boolean()) });
}

/** The same for rows that are never archived. */
export function changeOfStored<F extends TProperties>(fields: F) {
  return closed({
    ids: Type.Array(Id, { minItems: 1, maxItems: MAX_ROWS_PER_CHANGE, uniqueItems: true }),
    change: Type.Object(fields, { additionalProperties: false, minProperties: 1 }),
  });
}

/** For rows that have tags. */
export const tagging = { add_tags: Type.Optional(Tags), remove_tags: Type.Optional(Tags) };

/** Rows that cannot be changed stay as they are and are listed. */
export const ChangedMany = Type.Object({
  changed: Type.Integer(),
  refused: Type.Array(Type.Object({ id: Id, name: Type.String(), message: Type.String() })),
});
export type ChangedMany = Static<typeof ChangedMany>;
