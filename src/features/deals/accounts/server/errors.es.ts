import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/accounts'> = {
  'Merging accounts affects deals of all partners. Your role covers only your own partners.':
    'Combinar cuentas afecta a negocios de todos los partners. Tu rol abarca solo tus propios partners.',
  'This account was merged into another one. A merge cannot be undone.':
    'Esta cuenta se combinó con otra. Una combinación no se puede deshacer.',
};
