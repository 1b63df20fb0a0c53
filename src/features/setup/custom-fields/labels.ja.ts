import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/custom-fields'> = {
  'Custom fields': 'カスタム項目',
  'custom field': 'カスタム項目',
  'custom fields': 'カスタム項目',
};
