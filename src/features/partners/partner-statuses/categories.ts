import { type PartnerCategory, partnerCategories } from './schema.ts';

/** How the categories read, and what each means for the partner. */
export const categoryWords: Record<PartnerCategory, string> = {
  applied: 'Applied',
  invited: 'Invited',
  active: 'Active',
  suspended: 'Suspended',
  banned: 'Banned',
  declined: 'Declined',
  ended: 'Ended',
};

export const categoryTexts: Record<PartnerCategory, string> = {
  applied: 'Applied and is waiting for your decision. Can sign in but earns nothing yet.',
  invited: 'Invited by you but has not accepted yet.',
  active: 'Can register deals and earn commission.',
  suspended: 'Paused: has read-only access, earns nothing, and payouts wait.',
  banned: 'Blocked because of a violation. A second person must lift a ban.',
  declined: 'Applied or was invited but did not become a partner.',
  ended: 'The partnership has ended. Commission earned before is still paid.',
};

const tones = {
  applied: 'blue',
  invited: 'violet',
  active: 'green',
  suspended: 'amber',
  banned: 'red',
  declined: 'gray',
  ended: 'gray',
} as const;

export const categoryOptions = partnerCategories.map((value) => ({
  value,
  label: categoryWords[value],
  tone: tones[value],
}));
