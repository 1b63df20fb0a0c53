import { Colour, called, changes, closed, Id, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';

export const taggedEntities = ['partners', 'accounts', 'contacts', 'documents'] as const;
export type TaggedEntity = (typeof taggedEntities)[number];

const TagName = called(60);

/** A word that rows carry in their `tags`, by name. */
export const Tag = Type.Object({
  ...Stored,
  entity: oneOf(...taggedEntities),
  name: Type.String(),
  colour: nullable(Type.String()),
  /** Rows that carry it. */
  uses: Type.Integer(),
});
export type Tag = Static<typeof Tag>;

const facts = { name: TagName, colour: Type.Optional(nullable(Colour)) };
export const TagCreate = closed({ entity: oneOf(...taggedEntities), ...facts });
export type TagCreate = Static<typeof TagCreate>;
/** A new name is written into every row that carries the tag. */
export const TagUpdate = changes(closed(facts));

/** Rows that carry the tag carry `into` from then on; the tag is gone. */
export const TagMerge = closed({
  into: Id,
  /** Further tags to merge into the same one, all at once or none. */
  others: Type.Optional(Type.Array(Id, { maxItems: 500 })),
});
export type TagMerge = Static<typeof TagMerge>;
export const TagMerged = closed({ rows: Type.Integer() });
