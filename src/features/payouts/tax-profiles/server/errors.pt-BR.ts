import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/tax-profiles'> = {
  'A partner submitted or changed its tax profile.': 'Um parceiro enviou ou alterou o perfil fiscal.',
  'No partner user can fill in the tax profile. Invite a partner user first.':
    'Nenhum usuário do parceiro pode preencher o perfil fiscal. Convide primeiro um usuário do parceiro.',
  'No tax form is missing.': 'Não falta nenhum formulário fiscal.',
  'Tax profiles to review': 'Perfis fiscais a analisar',
  'The partner submitted its tax profile. Review it.': 'O parceiro enviou o perfil fiscal dele. Analise-o.',
  'These numbers cannot be decrypted because TANDEM_SECRET has changed since they were entered. Ask the partner for a new profile.':
    'Não é possível descriptografar estes números, porque TANDEM_SECRET mudou desde que eles foram informados. Peça um novo perfil ao parceiro.',
  'You asked this partner within the last 24 hours.': 'Você já pediu a este parceiro nas últimas 24 horas.',
  'You can’t review a tax profile that you certified. Ask another team member.':
    'Você não pode analisar um perfil fiscal que certificou. Peça a outro membro da equipe.',
  'Your tax profile': 'Seu perfil fiscal',
  'Your tax profile was changed or reviewed, a paper is missing, or a form expires.':
    'O seu perfil fiscal foi alterado ou analisado, falta um documento ou um formulário expira.',
  'applies to one country only': 'Só se aplica a um único país.',
  'is required of these partners already': 'Já é obrigatório para estes parceiros.',
  'is required with an amount': 'Este campo é obrigatório com um valor.',
  'tax profiles': 'perfis fiscais',
};
