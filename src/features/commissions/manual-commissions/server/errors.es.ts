import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/manual-commissions'> = {
  'is for amounts that pay': 'Solo es para importes que se pagan.',
  'is not a deal of this partner': 'No es un negocio de este partner.',
};
