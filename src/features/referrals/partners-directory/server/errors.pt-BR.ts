import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/partners-directory'> = {
  'Nothing differs from the published listing.': 'Nada difere do perfil publicado.',
  'This directory': 'Este diretório',
  'This form has expired. Reload the page and send it again.':
    'Este formulário venceu. Recarregue a página e envie-o de novo.',
  'Wait a few seconds and send the form again.': 'Aguarde alguns segundos e envie o formulário de novo.',
  'Your last change is waiting for approval. Withdraw it to change it.':
    'Sua última alteração aguarda aprovação. Retire-a para alterá-la.',
  'already has a listing in this directory': 'Já tem um perfil neste diretório.',
  'is already used by another directory': 'Já é usado por outro diretório.',
  'is already used by another listing': 'Já é usado por outro perfil.',
};
