import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/roles'> = {
  'One person has': 'Eine Person hat',
  'This role': 'Diese Rolle',
  'has more permissions than you have': 'Diese Rolle hat mehr Berechtigungen als Sie.',
  'is already the name of another role': 'So heißt bereits eine andere Rolle.',
  'is only available for company roles': 'Nur für Rollen des Unternehmens verfügbar.',
  'must be a built-in role, or a custom role with its ID':
    'Muss eine integrierte Rolle sein oder eine eigene Rolle mit ihrer ID.',
};
