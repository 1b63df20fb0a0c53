import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/forwarded-deals'> = {
  'forwarded deal': 'negocio reenviado',
  'forwarded deals': 'negocios reenviados',
  'setting for forwarded deals': 'configuración de negocios reenviados',
  'settings for forwarded deals': 'configuraciones de negocios reenviados',
};
