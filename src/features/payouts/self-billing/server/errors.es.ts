import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/self-billing'> = {
  'The company does not issue invoices for its partners.': 'La empresa no emite facturas por sus partners.',
  'Your tax profile must be accepted first, because invoices name its data.':
    'Primero se debe aceptar tu perfil fiscal, porque las facturas incluyen sus datos.',
};
