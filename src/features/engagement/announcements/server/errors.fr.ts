import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/announcements'> = {
  'Someone else changed this announcement. Reload it and try again.':
    'Quelqu’un d’autre a modifié cette annonce. Rechargez-la et réessayez.',
  'This announcement': 'Cette annonce',
};
