import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/custom-fields'> = {
  'Custom fields': 'Champs personnalisés',
  'custom field': 'champ personnalisé',
  'custom fields': 'champs personnalisés',
};
