import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/single-sign-on'> = {
  'This account does not belong to a company. Ask for an invitation.':
    'Dieses Benutzerkonto gehört zu keinem Unternehmen. Bitten Sie um eine Einladung.',
  'Your identity provider has not verified your email address.':
    'Ihr Identitätsanbieter hat Ihre E-Mail-Adresse nicht bestätigt.',
};
