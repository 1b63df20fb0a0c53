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
  applied: 'Asked to join and waits for your decision. May sign in; earns nothing yet.',
  invited: 'Was asked by you and has not accepted yet.',
  active: 'Takes part: registers deals and earns commission.',
  suspended: 'Paused: signs in to read only, earns nothing, payouts wait.',
  banned: 'Shut out for something it did. A second person must lift a ban.',
  declined: 'Applied or was invited, and it came to nothing.',
  ended: 'The partnership is over; what was earned before stays due.',
};

const tones = {
  applied: 'blue',
  invited: 'violet',
  active: 'green',
  suspended: 'amber',
  banned: 'red',
  declined: 'grey',
  ended: 'grey',
} as const;

export const categoryOptions = partnerCategories.map((value) => ({
  value,
  label: categoryWords[value],
  tone: tones[value],
}));
