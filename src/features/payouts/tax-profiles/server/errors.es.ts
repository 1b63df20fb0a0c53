import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/tax-profiles'> = {
  'A partner submitted or changed its tax profile.': 'Un partner envió o cambió su perfil fiscal.',
  'No partner user can fill in the tax profile. Invite a partner user first.':
    'Ningún usuario del partner puede completar el perfil fiscal. Primero invita a un usuario del partner.',
  'No tax form is missing.': 'No falta ningún formulario fiscal.',
  'Tax profiles to review': 'Perfiles fiscales por revisar',
  'The partner submitted its tax profile. Review it.': 'El partner envió su perfil fiscal. Revísalo.',
  'These numbers cannot be decrypted because TANDEM_SECRET has changed since they were entered. Ask the partner for a new profile.':
    'Estos números no se pueden descifrar porque TANDEM_SECRET ha cambiado desde que se introdujeron. Pide al partner un perfil nuevo.',
  'You asked this partner within the last 24 hours.': 'Ya se lo pediste a este partner en las últimas 24 horas.',
  'You can’t review a tax profile that you certified. Ask another team member.':
    'No puedes revisar un perfil fiscal que certificaste tú. Pídelo a otro miembro del equipo.',
  'Your tax profile': 'Tu perfil fiscal',
  'Your tax profile was changed or reviewed, a paper is missing, or a form expires.':
    'Tu perfil fiscal se cambió o se revisó, falta un documento o un formulario vence.',
  'applies to one country only': 'Solo se aplica a un país.',
  'is required of these partners already': 'Ya se exige a estos partners.',
  'is required with an amount': 'Este campo es obligatorio si hay un importe.',
  'tax profiles': 'perfiles fiscales',
};
