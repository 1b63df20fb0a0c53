import { closed, Id, type Static, Tags, type TProperties, Type } from '../schema.ts';

/** The maximum number of rows in one bulk change. */
export const MAX_ROWS_PER_CHANGE = 1000;

/** The maximum number of rows of a step in one request, which is one transaction; lists send several for more rows. */
export const MAX_ROWS_PER_STEP = 50;

/**
 * The body of a bulk change: it sets fields, adds and removes tags (if `tagging` is among the fields), and archives.
 */
export function changeOfMany<F extends TProperties>(fields: F) {
  return changeOfStored({ ...fields, archive: Type.Optional(Type.Boolean()) });
}

/** The body of a bulk change of rows that cannot be archived. */
export function changeOfStored<F extends TProperties>(fields: F) {
  return closed({
    ids: Type.Array(Id, { minItems: 1, maxItems: MAX_ROWS_PER_CHANGE, uniqueItems: true }),
    change: Type.Object(fields, { additionalProperties: false, minProperties: 1 }),
  });
}

/** The fields of a bulk change for rows that have tags. */
export const tagging = { add_tags: Type.Optional(Tags), remove_tags: Type.Optional(Tags) };

/** The result of a bulk change. Rows that cannot be changed are left unchanged and listed as refused. */
export const ChangedMany = Type.Object({
  changed: Type.Integer(),
  refused: Type.Array(Type.Object({ id: Id, name: Type.String(), message: Type.String() })),
});
export type ChangedMany = Static<typeof ChangedMany>;
