import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/single-sign-on'> = {
  'This account does not belong to a company. Ask for an invitation.':
    'Esta cuenta no pertenece a ninguna empresa. Pide una invitación.',
  'Your identity provider has not verified your email address.':
    'Tu proveedor de identidad no ha verificado tu correo electrónico.',
};
