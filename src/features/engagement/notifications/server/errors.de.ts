import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/notifications'> = {
  'Security of connected apps': 'Sicherheit verbundener Apps',
  'is required: quiet hours need a start and an end':
    'Ist erforderlich: Ruhezeiten benötigen einen Anfang und ein Ende.',
};
