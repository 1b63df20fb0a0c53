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

/** The lists a company keeps in an order of its own (types, regions, tiers, ...): a name, a color, a position. */
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
  /** Absent: at the end. */
  order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e6 })),
};

/** Changes of an entry; `archived_at: null` takes it out of the archive again. */
export function orderedChanges<T extends TProperties>(create: TObject<T>) {
  return changes(closed({ ...(create.properties as T), archived_at: Type.Optional(Type.Null()) }));
}
