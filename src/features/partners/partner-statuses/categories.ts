import { sayableWords } from '#shared/text/labels.ts';
import { categoryOptions, type PartnerCategory } from './schema.ts';

/** The labels of the categories, and their meaning for the partner. */
export const categoryWords = Object.fromEntries(categoryOptions.map(({ value, label }) => [value, label])) as Record<
  PartnerCategory,
  string
>;

export const categoryTexts: Record<PartnerCategory, string> = sayableWords({
  applied: 'Applied and is waiting for your decision. Can sign in but earns nothing yet.',
  invited: 'Invited by you but has not accepted yet.',
  active: 'Can register deals and earn commission.',
  suspended: 'Paused: has read-only access, earns nothing, and payouts wait.',
  banned: 'Blocked because of a violation. A second person must lift a ban.',
  declined: 'Applied or was invited but did not become a partner.',
  ended: 'The partnership has ended. Commission earned before is still paid.',
});
