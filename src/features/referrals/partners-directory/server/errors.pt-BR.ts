import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/partners-directory'> = {
  'Changed listings': 'Perfis alterados',
  'Changes of your listing are approved or not approved.':
    'As alterações do seu perfil são aprovadas ou não aprovadas.',
  'Nothing differs from the published listing.': 'Nada difere do perfil publicado.',
  'Partners submit changes of their public listing.': 'Parceiros enviam alterações do perfil público deles.',
  'Requests from the public directory': 'Solicitações do diretório público',
  'This directory': 'Este diretório',
  'This form has expired. Reload the page and send it again.':
    'Este formulário venceu. Recarregue a página e envie-o de novo.',
  'Visitors contact partners.': 'Visitantes entram em contato com parceiros.',
  'Wait a few seconds and send the form again.': 'Aguarde alguns segundos e envie o formulário de novo.',
  'Your last change is waiting for approval. Withdraw it to change it.':
    'Sua última alteração aguarda aprovação. Retire-a para alterá-la.',
  'Your public listing': 'Seu perfil público',
  'already has a listing in this directory': 'Já tem um perfil neste diretório.',
  'is already used by another directory': 'Já é usado por outro diretório.',
  'is already used by another listing': 'Já é usado por outro perfil.',
};
