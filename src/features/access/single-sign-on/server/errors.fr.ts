import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/single-sign-on'> = {
  'This account does not belong to a company. Ask for an invitation.':
    'Ce compte n’appartient à aucune entreprise. Demandez une invitation.',
  'Your identity provider has not verified your email address.':
    'Votre fournisseur d’identité n’a pas vérifié votre adresse e-mail.',
};
