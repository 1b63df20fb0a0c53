import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/single-sign-on'> = {
  'This account does not belong to a company. Ask for an invitation.':
    'Esta conta não pertence a nenhuma empresa. Peça um convite.',
  'Your identity provider has not verified your email address.':
    'Seu provedor de identidade não verificou seu endereço de e-mail.',
};
