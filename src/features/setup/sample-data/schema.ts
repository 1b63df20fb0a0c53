import { closed, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** The number of rows per table, in the order in which they are created. */
const Counts = Type.Record(Type.String(), Type.Integer());
export type Counts = Static<typeof Counts>;

export const SampleData = Type.Object({
  planted_at: nullable(Instant),
  /** The rows that exist, or that would be added. */
  counts: Counts,
});
export type SampleData = Static<typeof SampleData>;

/** A sample record that was changed or is used. */
const Noted = Type.Object({
  id: Id,
  ref_table: Type.String(),
  name: Type.String(),
  /** `changed`: it was edited. `used`: a kept record uses it. `paid`: its commission is in a payout. `chosen`: the user keeps it. */
  because: oneOf('changed', 'used', 'paid', 'chosen'),
  /** The reason as text. */
  reason: Type.String(),
  /** Whether it is kept by default. */
  stays: Type.Boolean(),
});
export type SampleDataNotice = Static<typeof Noted>;

export const RemovalPlan = Type.Object({ counts: Counts, noted: Type.Array(Noted) });
export type RemovalPlan = Static<typeof RemovalPlan>;

export const RemovalInput = closed({
  /** Sample records to keep; they become the company's own. */
  keep: Type.Optional(Type.Array(Id, { maxItems: 500 })),
  /** Sample records to archive although own records use them. */
  let_go: Type.Optional(Type.Array(Id, { maxItems: 500 })),
});
export type RemovalInput = Static<typeof RemovalInput>;

export const Removed = Type.Object({ counts: Counts, kept: Type.Array(Noted) });
export type Removed = Static<typeof Removed>;
