import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/mail-actions'> = {
  'Check the marked fields.': 'Revisa los campos marcados.',
  'This action': 'Esta acción',
  'This has changed since the email was sent. Sign in to see its current state.':
    'Esto ha cambiado desde que se envió el correo. Inicia sesión para ver el estado actual.',
  'This link does not exist. Use the link in the newest email.':
    'Este enlace no existe. Usa el enlace del correo más reciente.',
  'This link was used already.': 'Este enlace ya se usó.',
  'This page was open for too long. Open the link in the email again.':
    'Esta página estuvo abierta demasiado tiempo. Abre de nuevo el enlace del correo.',
  'This was done already, or is not possible now.': 'Esto ya se hizo o no es posible ahora.',
  'Your company requires a second factor. Sign in to continue.':
    'Tu empresa exige un segundo factor. Inicia sesión para continuar.',
  'is too old': 'Ha pasado demasiado tiempo.',
  'must be at most 25 MB': 'Debe ocupar como máximo 25 MB.',
};
