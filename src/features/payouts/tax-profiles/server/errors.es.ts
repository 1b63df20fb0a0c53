import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/tax-profiles'> = {
  'No partner user can fill in the tax profile. Invite a partner user first.':
    'Ningún usuario del partner puede completar el perfil fiscal. Primero invita a un usuario del partner.',
  'No tax form is missing.': 'No falta ningún formulario fiscal.',
  'The partner submitted its tax profile. Review it.': 'El partner envió su perfil fiscal. Revísalo.',
  'These numbers cannot be decrypted because TANDEM_SECRET has changed since they were entered. Ask the partner for a new profile.':
    'Estos números no se pueden descifrar porque TANDEM_SECRET ha cambiado desde que se introdujeron. Pide al partner un perfil nuevo.',
  'You asked this partner within the last 24 hours.': 'Ya se lo pediste a este partner en las últimas 24 horas.',
  'You can’t review a tax profile that you certified. Ask another team member.':
    'No puedes revisar un perfil fiscal que certificaste tú. Pídelo a otro miembro del equipo.',
  'applies to one country only': 'Solo se aplica a un país.',
  'is required of these partners already': 'Ya se exige a estos partners.',
  'is required with an amount': 'Este campo es obligatorio si hay un importe.',
};
