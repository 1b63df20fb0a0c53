import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/ideas'> = {
  'This idea was answered. Only the company can change it now.':
    'Cette idée a reçu une réponse. Seule l’entreprise peut désormais la modifier.',
};
