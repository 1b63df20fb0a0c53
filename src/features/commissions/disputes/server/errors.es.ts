import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/disputes'> = {
  'Recalculating the deals from that day on changes nothing. Correct the deal, the partner or the structure first.':
    'Recalcular los negocios desde ese día no cambia nada. Corrige primero el negocio, el partner o la estructura.',
  'You have already disputed this commission. Add a message to the open dispute.':
    'Ya disputaste esta comisión. Añade un mensaje a la disputa abierta.',
};
