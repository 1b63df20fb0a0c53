import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/debug'> = {
  'This cache': 'Esta caché',
  'This is your own session. Log out instead.': 'Es tu propia sesión. Cierra sesión.',
  'This job': 'Esta tarea en segundo plano',
  'This job is running.': 'Esta tarea está en ejecución.',
};
