import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/self-billing'> = {
  'The company does not issue invoices for its partners.': 'A empresa não emite faturas em nome dos parceiros dela.',
  'Your tax profile must be accepted first, because invoices name its data.':
    'Seu perfil fiscal precisa ser aceito primeiro, porque as faturas usam os dados dele.',
};
