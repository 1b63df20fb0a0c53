import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/organizations'> = {
  'company settings': 'configuración de la empresa',
};
