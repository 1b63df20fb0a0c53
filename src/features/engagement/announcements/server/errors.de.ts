import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/announcements'> = {
  'Someone else changed this announcement. Reload it and try again.':
    'Jemand anders hat diese Ankündigung geändert. Laden Sie sie neu und versuchen Sie es erneut.',
  'This announcement': 'Diese Ankündigung',
};
