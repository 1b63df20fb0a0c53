import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/commission-plans'> = {
  'Commission was earned under this assignment. Set an end date instead of removing it.':
    'Houve comissão com esta atribuição. Defina uma data de término em vez de removê-la.',
  'Incentive changes': 'Mudanças nos incentivos',
  'New terms, before they apply.': 'Novas condições, antes de entrarem em vigor.',
  'The draft was changed in the meantime. Review it again before you publish.':
    'O rascunho foi alterado nesse meio-tempo. Revise-o de novo antes de publicar.',
  'This structure': 'Esta estrutura',
  'This structure is archived. Restore it before you assign it.':
    'Esta estrutura está arquivada. Restaure-a antes de atribuí-la.',
  'This structure is archived. Restore it before you edit it.':
    'Esta estrutura está arquivada. Restaure-a antes de editá-la.',
  'This structure is archived. Restore it before you publish.':
    'Esta estrutura está arquivada. Restaure-a antes de publicar.',
  'already has a draft': 'Já tem um rascunho.',
  'already has this structure in this period': 'Já tem esta estrutura neste período.',
  'cannot be combined with a template': 'Não pode ser combinado com um modelo.',
  'is not a structure': 'Não é uma estrutura.',
  'is not a version of this structure': 'Não é uma versão desta estrutura.',
  'must be accepted, or choose a start date in an open month':
    'Aceite o recálculo ou escolha uma data de início em um mês aberto.',
  'must be after the start date': 'Deve ser posterior à data de início.',
  'must be empty when you assign to all partners': 'Deve ficar vazio quando você atribui a todos os parceiros.',
  'must be today or later, because past members of an audience are not recorded':
    'Deve ser hoje ou mais tarde, porque os membros anteriores de um público não são registrados.',
};
