import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/mail-actions'> = {
  'Check the marked fields.': 'Confira os campos marcados.',
  'This action': 'Esta ação',
  'This has changed since the email was sent. Sign in to see its current state.':
    'Algo mudou desde que o e-mail foi enviado. Entre para ver o estado atual.',
  'This link does not exist. Use the link in the newest email.':
    'Este link não existe. Use o link do e-mail mais recente.',
  'This link was used already.': 'Este link já foi usado.',
  'This page was open for too long. Open the link in the email again.':
    'Esta página ficou aberta por tempo demais. Abra de novo o link do e-mail.',
  'This was done already, or is not possible now.': 'Isto já foi feito ou não é possível agora.',
  'Your company requires a second factor. Sign in to continue.':
    'Sua empresa exige um segundo fator. Entre para continuar.',
  'is too old': 'É antigo demais.',
  'must be at most 25 MB': 'Pode ter no máximo 25 MB.',
};
