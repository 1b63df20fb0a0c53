import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/company-settings'> = {
  'Only an owner who is signed in themselves can export all data.':
    'Só um proprietário que entrou na própria conta pode exportar todos os dados.',
};
