import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/weekly-digests'> = {
  'setting of weekly digests': 'configuración de resúmenes semanales',
  'settings of weekly digests': 'configuraciones de resúmenes semanales',
  'weekly digest': 'resumen semanal',
  'weekly digests': 'resúmenes semanales',
};
