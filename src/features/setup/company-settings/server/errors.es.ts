import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/company-settings'> = {
  'An owner downloaded an export of all your company’s data.':
    'Un propietario descargó una exportación de todos los datos de tu empresa.',
  'Data export': 'Exportación de datos',
  'Only an owner who is signed in themselves can export all data.':
    'Solo un propietario que haya iniciado sesión en persona puede exportar todos los datos.',
};
