import { closed, Id, type Static, Tags, type TProperties, Type } from './schema.ts';

/** As many rows as one change may name. */
export const MOST_AT_ONCE = 1000;

/** One change to many rows: of these fields, tags added and taken away where `tagging` is among them, archived. */
export function changeOfMany<F extends TProperties>(fields: F) {
  return changeOfKept({ ...fields, archive: Type.Optional(Type.Boolean()) });
}

/** To rows that are never archived. */
export function changeOfKept<F extends TProperties>(fields: F) {
  return closed({
    ids: Type.Array(Id, { minItems: 1, maxItems: MOST_AT_ONCE, uniqueItems: true }),
    change: Type.Object(fields, { additionalProperties: false, minProperties: 1 }),
  });
}

/** For rows that have tags. */
export const tagging = { add_tags: Type.Optional(Tags), remove_tags: Type.Optional(Tags) };

/** Those it is not allowed for stay as they are and are named. */
export const ChangedMany = Type.Object({
  changed: Type.Integer(),
  refused: Type.Array(Type.Object({ id: Id, name: Type.String(), message: Type.String() })),
});
export type ChangedMany = Static<typeof ChangedMany>;
