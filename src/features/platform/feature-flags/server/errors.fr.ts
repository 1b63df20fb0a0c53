import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/feature-flags'> = {
  'A flag with this key already exists.': 'Un indicateur avec cette clé existe déjà.',
  'This feature flag was changed in the meantime.': 'Cet indicateur de fonctionnalité a été modifié entre-temps.',
  'This flag is declared in code. Turn it off instead.':
    'Cet indicateur est déclaré dans le code. Désactivez-le plutôt.',
  'This person in this company': 'Cette personne dans cette entreprise',
  'is set in code and cannot be changed': 'Cette valeur est définie dans le code et ne peut pas être modifiée.',
};
