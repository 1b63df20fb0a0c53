import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/company-settings'> = {
  'An owner downloaded an export of all your company’s data.':
    'Um proprietário baixou uma exportação de todos os dados da sua empresa.',
  'Data export': 'Exportação de dados',
  'Only an owner who is signed in themselves can export all data.':
    'Só um proprietário que entrou na própria conta pode exportar todos os dados.',
};
