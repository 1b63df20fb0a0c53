import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/saml-connections'> = {
  'Another company has verified this domain.': 'Une autre entreprise a vérifié ce domaine.',
  'Only an owner can set up single sign-on.': 'Seul un propriétaire peut configurer l’authentification unique.',
  'Single sign-on': 'L’authentification unique',
  'Test the sign-in before you require it.': 'Testez la connexion avant de la rendre obligatoire.',
  'This domain': 'Ce domaine',
  'Verify an email domain first.': 'Vérifiez d’abord un domaine de messagerie.',
  'has no such TXT record': 'Ce domaine n’a pas cet enregistrement TXT.',
  'is not of a company with its own sign-in':
    'Cette adresse n’est pas celle d’une entreprise disposant de sa propre connexion.',
  'is required to give roles by group': 'Ce champ est obligatoire pour attribuer des rôles par groupe.',
  'must be a domain such as acme.com': 'Doit être un domaine tel que acme.com.',
  'must be an address that starts with https://': 'Doit être une adresse qui commence par https://.',
  'must have 1,024 characters or fewer': 'Doit comporter 1 024 caractères au plus.',
};
