import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/organizations'> = {
  'API keys cannot change this. Sign in as a person.':
    'Les clés API ne peuvent pas modifier ceci. Connectez-vous en tant que personne.',
  'Add a network first: without one, your company could not be used from anywhere.':
    'Ajoutez d’abord un réseau : sans réseau, votre entreprise ne pourrait être utilisée de nulle part.',
  'Enter an address such as https://acme.com/privacy.': 'Saisissez une adresse telle que https://acme.com/privacy.',
  'This organization also runs a program. Change this in Company mode.':
    'Cette organisation gère aussi un programme. Modifiez ceci dans la vue Entreprise.',
  'cannot be changed because existing commissions are calculated in it':
    'Ne peut pas être modifié, car des commissions existantes sont calculées dans cette devise.',
};
