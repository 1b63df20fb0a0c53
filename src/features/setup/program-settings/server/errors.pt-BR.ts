import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/program-settings'> = {
  'must not be less than the days to review': 'Não pode ser menor que os dias para a análise.',
};
