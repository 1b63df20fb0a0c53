import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/notifications'> = {
  'Security of connected apps': 'Seguridad de las aplicaciones conectadas',
  'is required: quiet hours need a start and an end':
    'Este campo es obligatorio: las horas de silencio necesitan un inicio y un fin.',
};
