import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/self-billing'> = {
  'The company does not issue invoices for its partners.':
    'Das Unternehmen stellt keine Gutschriften für seine Partner aus.',
  'Your tax profile must be accepted first, because invoices name its data.':
    'Ihr Steuerprofil muss zuerst angenommen werden, weil Gutschriften dessen Angaben nennen.',
};
