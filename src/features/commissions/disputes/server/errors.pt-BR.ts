import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/disputes'> = {
  'Recalculating the deals from that day on changes nothing. Correct the deal, the partner or the structure first.':
    'Recalcular os negócios a partir daquele dia não muda nada. Corrija primeiro o negócio, o parceiro ou a estrutura.',
  'You have already disputed this commission. Add a message to the open dispute.':
    'Você já contestou esta comissão. Adicione uma mensagem à contestação aberta.',
};
