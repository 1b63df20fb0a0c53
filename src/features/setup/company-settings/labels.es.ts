import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/company-settings'> = {
  Branding: 'Marca',
  'Company Settings': 'Configuración de la empresa',
  Security: 'Seguridad',
  'Your data': 'Tus datos',
};
