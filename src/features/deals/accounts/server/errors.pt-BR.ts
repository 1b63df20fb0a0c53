import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/accounts'> = {
  'Merging accounts affects deals of all partners. Your role covers only your own partners.':
    'Mesclar contas afeta negócios de todos os parceiros. Sua função abrange só os seus próprios parceiros.',
  'This account was merged into another one. A merge cannot be undone.':
    'Esta conta foi mesclada com outra. Não é possível desfazer uma mesclagem.',
};
