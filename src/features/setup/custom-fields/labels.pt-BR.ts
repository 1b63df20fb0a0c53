import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/custom-fields'> = {
  'Custom fields': 'Campos personalizados',
  'custom field': 'campo personalizado',
  'custom fields': 'campos personalizados',
};
