import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/program-gates'> = {
  'This gate': 'Esta condição',
  'does not apply to this requirement': 'Não se aplica a este requisito.',
  'is required already': 'Já é obrigatório.',
  'must be chosen': 'Escolha uma opção.',
};
