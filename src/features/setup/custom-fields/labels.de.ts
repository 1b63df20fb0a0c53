import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/custom-fields'> = {
  'Help text': 'Hilfetext',
  Label: 'Beschriftung',
  Option: 'Option',
  'Custom fields': 'Benutzerdefinierte Felder',
  'custom field': 'benutzerdefiniertes Feld',
  'custom fields': 'benutzerdefinierte Felder',
};
