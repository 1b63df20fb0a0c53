import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/disputes'> = {
  'A partner disputes a commission or adds a message.': 'Un partner disputa una comisión o añade un mensaje.',
  'Answers to your disputes': 'Respuestas a tus disputas',
  'Commission disputes': 'Disputas de comisiones',
  'Recalculating the deals from that day on changes nothing. Correct the deal, the partner or the structure first.':
    'Recalcular los negocios desde ese día no cambia nada. Corrige primero el negocio, el partner o la estructura.',
  'The company keeps or corrects a commission you disputed, or asks a question.':
    'La empresa mantiene o corrige una comisión que disputaste, o hace una pregunta.',
  'You have already disputed this commission. Add a message to the open dispute.':
    'Ya disputaste esta comisión. Añade un mensaje a la disputa abierta.',
};
