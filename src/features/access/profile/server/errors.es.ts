import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/profile'> = {
  'Error while registering': 'No se pudo crear la cuenta.',
  'Registration is closed. Ask for an invitation.': 'El registro está cerrado. Pide una invitación.',
  'This email address already has an account. Sign in, or choose a new password.':
    'Este correo electrónico ya tiene una cuenta. Inicia sesión o elige una contraseña nueva.',
  'This email address is already confirmed.': 'Este correo electrónico ya está confirmado.',
  'This email address is now used by another account.': 'Este correo electrónico lo usa ahora otra cuenta.',
  'This link was already used or has expired. Request a new one.':
    'Este enlace ya se usó o ha vencido. Solicita uno nuevo.',
  'This link was already used or has expired. Sign up again.':
    'Este enlace ya se usó o ha vencido. Regístrate de nuevo.',
  'This membership': 'Esta membresía',
  'Two-factor authentication is off.': 'La autenticación de dos factores está desactivada.',
  'is already your email address': 'Este ya es tu correo electrónico.',
  'is not the one chosen when signing up': 'No es la contraseña elegida al registrarse.',
};
