import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-funds'> = {
  'Only drafts can be deleted. Close the fund instead.': 'Só rascunhos podem ser excluídos. Encerre o fundo.',
  'The period of this fund is over. Change its dates first.':
    'O período deste fundo terminou. Altere primeiro as datas dele.',
  'This fund is closed.': 'Este fundo está encerrado.',
  'cannot be changed in an active fund': 'Não pode ser alterado em um fundo ativo.',
  'has no amount of its own in a pool': 'Não tem valor próprio em um fundo compartilhado.',
  'is already the name of another fund': 'Outro fundo já tem este nome.',
  'is required in a fund with fixed amounts': 'Este campo é obrigatório em um fundo com valores fixos.',
  'must be more than 0% and at most 100%': 'Deve ser maior que 0% e no máximo 100%.',
  'must not be after the last day': 'Não pode ser posterior ao último dia.',
};
