import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/referral-links'> = {
  'The company creates the links of this program. Ask your partner manager for one.':
    'Los enlaces de este programa los crea la empresa. Pide uno a tu responsable de partners.',
  'The company has not allowed any domain for partner links yet.':
    'La empresa aún no ha permitido ningún dominio para enlaces de partners.',
  'This code is already taken. Choose another one.': 'Este código ya está en uso. Elige otro.',
  'This coupon code already exists.': 'Este código de cupón ya existe.',
  'This link is archived.': 'Este enlace está archivado.',
  'This referral link': 'Este enlace de referido',
  'is not a link of this partner': 'No es un enlace de este partner.',
  'is set by the company for this link': 'Para este enlace lo define la empresa.',
  'must be a web address without a user name or password':
    'Debe ser una dirección web sin nombre de usuario ni contraseña.',
  'must not contain two hyphens in a row': 'No debe contener dos guiones seguidos.',
};
