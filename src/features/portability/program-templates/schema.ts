import { closed, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** The ways a company works with its partners. */
export const motions = ['referral', 'reseller', 'affiliate', 'distributors', 'services', 'co_sell'] as const;
export type MotionKey = (typeof motions)[number];
export const MotionKey = oneOf(...motions);

const TemplateItem = Type.Object({
  ref_table: Type.String(),
  /** The heading of the items of this table. */
  kind: Type.String(),
  name: Type.String(),
  /** A short summary: benefits of a tier, stages of a pipeline. */
  detail: nullable(Type.String()),
  color: nullable(Type.String()),
  /** `new` will be added, `present` is there already, `left` is skipped because the company has its own. */
  state: oneOf('new', 'present', 'left'),
});
export type TemplateItem = Static<typeof TemplateItem>;

const Named = { ref_table: Type.String(), name: Type.String() };
const KeptItem = Type.Object({ ...Named, reason: Type.String() });

export const ProgramTemplate = Type.Object({
  key: MotionKey,
  name: Type.String(),
  tagline: Type.String(),
  /** The changes applying it now would make, item by item. */
  items: Type.Array(TemplateItem),
  /** Whether the company has items from it. */
  is_used: Type.Boolean(),
  /** The items that can be removed, and those that are kept with the reason. */
  removable: Type.Array(Type.Object(Named)),
  kept: Type.Array(KeptItem),
});
export type ProgramTemplate = Static<typeof ProgramTemplate>;

export const TemplateParams = closed({ key: MotionKey });

export const TemplateApplied = Type.Object({ added: Type.Array(Type.Object(Named)) });
export type TemplateApplied = Static<typeof TemplateApplied>;

export const TemplateUndone = Type.Object({ removed: Type.Array(Type.Object(Named)), kept: Type.Array(KeptItem) });
export type TemplateUndone = Static<typeof TemplateUndone>;
