import { OrderedFields, OrderedRow, orderedChanges } from '#shared/ordered.ts';
import { closed, oneOf, type Static, Type } from '#shared/schema.ts';

/** What a status means to the rules, whatever the company calls it. */
export const partnerCategories = ['applied', 'invited', 'active', 'suspended', 'banned', 'declined', 'ended'] as const;
export type PartnerCategory = (typeof partnerCategories)[number];

/** Categories a new partner may begin in. */
export const startingCategories: readonly PartnerCategory[] = ['applied', 'invited', 'active'];

/** Which category may follow which; everything not listed is forbidden. Within a category a company may move freely. */
export const categoryTransitions: Record<PartnerCategory, readonly PartnerCategory[]> = {
  applied: ['active', 'declined'],
  invited: ['active', 'declined'],
  active: ['suspended', 'banned', 'ended'],
  suspended: ['active', 'banned', 'ended'],
  // By a second person than the one who banned.
  banned: ['active'],
  declined: [],
  ended: ['active'],
};

export function canFollow(from: PartnerCategory, to: PartnerCategory): boolean {
  return from === to || categoryTransitions[from].includes(to);
}

const Category = oneOf(...partnerCategories);

export const PartnerStatus = Type.Object({ ...OrderedRow, category: Category, is_default: Type.Boolean() });
export type PartnerStatus = Static<typeof PartnerStatus>;

export const PartnerStatusCreate = closed({
  ...OrderedFields,
  category: Category,
  /** The status of new partners; exactly one is. Setting it takes it from the one that was. */
  is_default: Type.Optional(Type.Boolean()),
});
export const PartnerStatusUpdate = orderedChanges(PartnerStatusCreate);
