import {
  Color,
  changes,
  closed,
  Instant,
  nameText,
  nullable,
  Stored,
  type TObject,
  type TProperties,
  Type,
  text,
} from './schema.ts';

/** The fields of lists that a company keeps in its own order (types, regions, tiers, ...). */
export const OrderedRow = {
  ...Stored,
  name: Type.String(),
  description: nullable(Type.String()),
  color: nullable(Type.String()),
  order: Type.Integer(),
  archived_at: nullable(Instant),
};

export const OrderedFields = {
  name: nameText(120),
  description: Type.Optional(nullable(text(2000))),
  color: Type.Optional(nullable(Color)),
  /** Defaults to the end of the list. */
  order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e6 })),
};

/** The update of an entry; `archived_at: null` restores it from the archive. */
export function orderedChanges<T extends TProperties>(create: TObject<T>) {
  return changes(closed({ ...(create.properties as T), archived_at: Type.Optional(Type.Null()) }));
}
