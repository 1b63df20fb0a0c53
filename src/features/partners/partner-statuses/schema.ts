import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { inOrder, orderedFields } from '#shared/nouns/ordered.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

/** The meaning of a status for the rules, whatever the company names it. */
export const categoryOptions = sayable([
  { value: 'applied', label: 'Applied', tone: 'blue' },
  { value: 'invited', label: 'Invited', tone: 'violet' },
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'suspended', label: 'Suspended', tone: 'amber' },
  { value: 'banned', label: 'Banned', tone: 'red' },
  { value: 'declined', label: 'Declined', tone: 'gray' },
  { value: 'ended', label: 'Ended', tone: 'gray' },
] as const);
export const partnerCategories = categoryOptions.map(({ value }) => value);
export type PartnerCategory = (typeof partnerCategories)[number];

/** Categories a new partner may begin in. */
export const startingCategories: readonly PartnerCategory[] = ['applied', 'invited', 'active'];

/**
 * The allowed transitions between categories; all others are forbidden. Within a category a company may move freely.
 */
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

export const partnerStatus = defineNoun('partner_statuses', nouns.partner_statuses, {
  fields: orderedFields({
    category: field.choice({
      label: 'Category',
      section: 'Details',
      options: categoryOptions,
      required: true,
      wide: true,
      filter: 'api',
      audit: 'category',
    }),
    /** The status of new partners; exactly one is. Setting it takes it from the one that was. */
    is_default: field.boolean({
      label: 'Default for new partners',
      help: 'Replaces the current default.',
      section: 'Details',
      facts: false,
      notNull: true,
      filter: 'api',
      audit: 'default',
    }),
  }),
  ...inOrder,
});
export type PartnerStatus = RowOf<typeof partnerStatus>;
export type PartnerStatusCreate = CreateOf<typeof partnerStatus>;
