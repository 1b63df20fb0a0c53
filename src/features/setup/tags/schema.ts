import { Color, changes, closed, Id, nameText, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';

export const taggedEntities = ['partners', 'accounts', 'contacts', 'documents', 'resources', 'courses'] as const;
export type TaggedEntity = (typeof taggedEntities)[number];

const TagName = nameText(60);

/** A tag; rows store it in `tags` by name. */
export const Tag = Type.Object({
  ...Stored,
  entity: oneOf(...taggedEntities),
  name: Type.String(),
  color: nullable(Type.String()),
  /** Number of rows with this tag. */
  uses: Type.Integer(),
});
export type Tag = Static<typeof Tag>;

const facts = { name: TagName, color: Type.Optional(nullable(Color)) };
export const TagCreate = closed({ entity: oneOf(...taggedEntities), ...facts });
export type TagCreate = Static<typeof TagCreate>;
/** Renaming updates every row with the tag. */
export const TagUpdate = changes(closed(facts));

/** Replaces the tag with `into` on all rows and deletes it. */
export const TagMerge = closed({
  into: Id,
  /** Further tags to merge into the same one, all at once or none. */
  others: Type.Optional(Type.Array(Id, { maxItems: 500 })),
});
export type TagMerge = Static<typeof TagMerge>;
export const TagMerged = closed({ rows: Type.Integer() });
