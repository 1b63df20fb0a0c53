import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/debug'> = {
  'This cache': 'Ce cache',
  'This is your own session. Log out instead.': 'C’est votre propre session. Déconnectez-vous plutôt.',
  'This job': 'Cette tâche d’arrière-plan',
  'This job is running.': 'Cette tâche d’arrière-plan est en cours d’exécution.',
};
