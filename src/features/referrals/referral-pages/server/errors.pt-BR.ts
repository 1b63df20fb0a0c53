import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/referral-pages'> = {
  'Choose your partner.': 'Escolha o seu parceiro.',
  'Open the form again: your access to it could not be confirmed.':
    'Abra o formulário de novo: não foi possível confirmar o seu acesso a ele.',
  'Open the form with the link of your partner.': 'Abra o formulário pelo link do seu parceiro.',
  'Sign in to use this form.': 'Entre para usar este formulário.',
  'The program has no opportunity types yet.': 'O programa ainda não tem tipos de oportunidade.',
  'This account is already registered with this partner.': 'Esta conta já está registrada com este parceiro.',
  'This deal registration form': 'Este formulário de registro de negócio',
  'This deal registration form does not exist.': 'Este formulário de registro de negócio não existe.',
  'This deal registration form takes no registrations at the moment.':
    'Este formulário de registro de negócio não recebe registros no momento.',
  'This partner cannot register deals at the moment.': 'Este parceiro não pode registrar negócios no momento.',
};
