import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/announcements'> = {
  Everyone: 'Tout le monde',
  announcements: 'annonces',
};
