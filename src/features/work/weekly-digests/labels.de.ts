import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/weekly-digests'> = {
  'setting of weekly digests': 'Einstellung für wöchentliche Zusammenfassungen',
  'settings of weekly digests': 'Einstellungen für wöchentliche Zusammenfassungen',
  'weekly digest': 'wöchentliche Zusammenfassung',
  'weekly digests': 'wöchentliche Zusammenfassungen',
};
