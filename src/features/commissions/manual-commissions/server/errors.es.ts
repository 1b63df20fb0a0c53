import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/manual-commissions'> = {
  'Manual commissions': 'Comisiones manuales',
  'The company added or reversed an amount, or wrote off what you owed.':
    'La empresa añadió o anuló un importe, o canceló lo que debías.',
  'is for amounts that pay': 'Solo es para importes que se pagan.',
  'is not a deal of this partner': 'No es un negocio de este partner.',
};
