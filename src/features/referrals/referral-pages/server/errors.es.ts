import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/referral-pages'> = {
  'Choose your partner.': 'Elige tu partner.',
  'Open the form again: your access to it could not be confirmed.':
    'Abre de nuevo el formulario: no se pudo confirmar tu acceso.',
  'Open the form with the link of your partner.': 'Abre el formulario con el enlace de tu partner.',
  'Sign in to use this form.': 'Inicia sesión para usar este formulario.',
  'The program has no opportunity types yet.': 'El programa aún no tiene tipos de oportunidad.',
  'This account is already registered with this partner.': 'Esta cuenta ya está registrada con este partner.',
  'This deal registration form': 'Este formulario de registro de negocios',
  'This deal registration form does not exist.': 'Este formulario de registro de negocios no existe.',
  'This deal registration form takes no registrations at the moment.':
    'Este formulario de registro de negocios no acepta registros en este momento.',
  'This partner cannot register deals at the moment.': 'Este partner no puede registrar negocios en este momento.',
};
