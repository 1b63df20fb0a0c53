import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/ideas'> = {
  'This idea was answered. Only the company can change it now.':
    'Esta idea ya tiene respuesta. Ahora solo la empresa puede cambiarla.',
};
