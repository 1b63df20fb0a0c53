import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/tags'> = {
  'This tag': 'Esta tag',
  'already exists; merge the two tags instead': 'Já existe. Mescle as duas tags.',
  'must be a different tag': 'Deve ser outra tag.',
};
