import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/accounts'> = {
  'Merging accounts affects deals of all partners. Your role covers only your own partners.':
    'Das Zusammenführen von Accounts betrifft Deals aller Partner. Ihre Rolle umfasst nur Ihre eigenen Partner.',
  'This account was merged into another one. A merge cannot be undone.':
    'Dieser Account wurde mit einem anderen zusammengeführt. Eine Zusammenführung kann nicht rückgängig gemacht werden.',
};
