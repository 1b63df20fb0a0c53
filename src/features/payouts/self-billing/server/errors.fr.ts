import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/self-billing'> = {
  'The company does not issue invoices for its partners.': 'L’entreprise n’émet pas de factures pour ses partenaires.',
  'Your tax profile must be accepted first, because invoices name its data.':
    'Votre profil fiscal doit d’abord être accepté, car les factures en reprennent les données.',
};
