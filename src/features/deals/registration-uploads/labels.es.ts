import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/registration-uploads'> = {
  'Contact phone': 'Teléfono de contacto',
  'Not registered': 'No registrado',
  'Register many deals': 'Registrar muchos negocios',
  'Register many deals from a file': 'Registrar muchos negocios desde un archivo',
  'Route planning': 'Planificación de rutas',
  'They asked for a quote.': 'Pidieron un presupuesto.',
};
