import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/notifications'> = {
  'Security of connected apps': 'Sécurité des applications connectées',
  'is required: quiet hours need a start and an end':
    'Ce champ est obligatoire : les heures calmes ont besoin d’un début et d’une fin.',
};
