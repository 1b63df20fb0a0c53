import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/self-billing'> = {
  'The company does not issue invoices for its partners.':
    'ベンダーは、パートナーに代わる請求書の発行を行っていません。',
  'Your tax profile must be accepted first, because invoices name its data.':
    '請求書には税務情報が記載されるため、先に税務情報の承認が必要です。',
};
