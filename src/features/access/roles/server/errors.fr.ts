import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/roles'> = {
  'One person has': 'Une personne a',
  'This role': 'Ce rôle',
  'has more permissions than you have': 'Ce rôle a plus d’autorisations que vous.',
  'is already the name of another role': 'Un autre rôle porte déjà ce nom.',
  'is only available for company roles': 'Disponible uniquement pour les rôles de l’entreprise.',
  'must be a built-in role, or a custom role with its ID':
    'Doit être un rôle prédéfini, ou un rôle personnalisé avec son ID.',
};
