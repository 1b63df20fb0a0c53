import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/simulations'> = {
  'This incentive structure has no version yet.': 'Esta estrutura de incentivos ainda não tem nenhuma versão.',
  'You need permission to view commissions to see what deals earned.':
    'Você precisa de permissão para ver comissões para saber o que os negócios renderam.',
  'is not a currency we know': 'Não é uma moeda conhecida.',
};
