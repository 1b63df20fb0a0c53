import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-pages'> = {
  'This sign-up page': 'Esta página de cadastro',
  'must be a form with the purpose “Partner sign-up”':
    'Deve ser um formulário com a finalidade “Cadastro de parceiros”.',
  'must not be before the day on which the page opens': 'Não pode ser anterior ao dia em que a página abre.',
};
