import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/simulations'> = {
  'This incentive structure has no version yet.': 'Esta estructura de incentivos aún no tiene ninguna versión.',
  'You need permission to view commissions to see what deals earned.':
    'Necesitas permiso para ver comisiones si quieres ver lo que generaron los negocios.',
  'is not a currency we know': 'No es una moneda conocida.',
};
