import { closed, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** What a set of sample data is made of, in the order in which it may be taken away. */
export const sampleTables = ['opportunities', 'contacts', 'accounts', 'products', 'partners'] as const;
export type SampleTable = (typeof sampleTables)[number];
const SampleTable = oneOf(...sampleTables);

const Counts = Type.Object({
  opportunities: Type.Integer(),
  contacts: Type.Integer(),
  accounts: Type.Integer(),
  products: Type.Integer(),
  partners: Type.Integer(),
});
export type Counts = Static<typeof Counts>;

export const SampleData = Type.Object({
  planted_at: nullable(Instant),
  /** What is there of it, or what would be added. */
  counts: Counts,
});
export type SampleData = Static<typeof SampleData>;

/** A sample record about which there is something to say before it goes. */
const Noted = Type.Object({
  id: Id,
  ref_table: SampleTable,
  name: Type.String(),
  /** `changed`: somebody edited it. `used`: something that stays hangs on it. `paid`: money moved. `chosen`: the person said so. */
  because: oneOf('changed', 'used', 'paid', 'chosen'),
  /** Why, in words. */
  reason: Type.String(),
  /** Whether it stays unless told otherwise. */
  stays: Type.Boolean(),
});
export type Noted = Static<typeof Noted>;

export const RemovalPlan = Type.Object({ counts: Counts, noted: Type.Array(Noted) });
export type RemovalPlan = Static<typeof RemovalPlan>;

export const RemovalInput = closed({
  /** Sample records to keep although they would go: they become the company's own. */
  keep: Type.Optional(Type.Array(Id, { maxItems: 500 })),
  /** Sample records to archive although something of the company's own hangs on them. */
  let_go: Type.Optional(Type.Array(Id, { maxItems: 500 })),
});
export type RemovalInput = Static<typeof RemovalInput>;

export const Removed = Type.Object({ counts: Counts, kept: Type.Array(Noted) });
export type Removed = Static<typeof Removed>;
