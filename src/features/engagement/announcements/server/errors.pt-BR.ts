import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/announcements'> = {
  'Someone else changed this announcement. Reload it and try again.':
    'Outra pessoa alterou este comunicado. Recarregue-o e tente de novo.',
  'This announcement': 'Este comunicado',
};
