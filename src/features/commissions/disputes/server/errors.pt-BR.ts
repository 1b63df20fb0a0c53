import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/disputes'> = {
  'A partner disputes a commission or adds a message.': 'Um parceiro contesta uma comissão ou adiciona uma mensagem.',
  'Answers to your disputes': 'Respostas às suas contestações',
  'Commission disputes': 'Contestações de comissão',
  'Recalculating the deals from that day on changes nothing. Correct the deal, the partner or the structure first.':
    'Recalcular os negócios a partir daquele dia não muda nada. Corrija primeiro o negócio, o parceiro ou a estrutura.',
  'The company keeps or corrects a commission you disputed, or asks a question.':
    'A empresa mantém ou corrige uma comissão que você contestou, ou faz uma pergunta.',
  'You have already disputed this commission. Add a message to the open dispute.':
    'Você já contestou esta comissão. Adicione uma mensagem à contestação aberta.',
};
