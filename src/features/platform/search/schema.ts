import { closed, nullable, type Static, Type } from '#shared/schema.ts';

/** Rows of each resource in the answer; the lists show the rest. */
export const SHOWN_OF_EACH = 3;

const Resource = Type.String({ maxLength: 60 });

export const SearchQuery = closed({
  q: Type.String({ minLength: 1, maxLength: 200 }),
  /** The resources to search, in the order of equally good matches; those that the caller may not list are left out. */
  resource: Type.Optional(Type.Array(Resource, { maxItems: 100 })),
});

export const FoundGroup = closed({
  resource: Type.String(),
  /** The match of the best row: 100 is the whole name, 80 its beginning, 60 whole words, 40 a part, 20 another field. */
  rank: Type.Number(),
  /** The matches; with `is_more`, a lower bound. */
  total: Type.Integer(),
  is_more: Type.Boolean(),
  /** The rows only resemble the text, because nothing matches it. */
  is_similar: Type.Boolean(),
  /** The best rows, with the fields of the resource's list. */
  rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  /** The words for the rows' statuses, in the same order; null for rows without one. */
  statuses: Type.Array(nullable(Type.String())),
});
export type FoundGroup = Static<typeof FoundGroup>;

export const Found = closed({ groups: Type.Array(FoundGroup) });
export type Found = Static<typeof Found>;
