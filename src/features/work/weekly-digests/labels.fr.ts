import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/weekly-digests'> = {
  'setting of weekly digests': 'paramètre des récapitulatifs hebdomadaires',
  'settings of weekly digests': 'paramètres des récapitulatifs hebdomadaires',
  'weekly digest': 'récapitulatif hebdomadaire',
  'weekly digests': 'récapitulatifs hebdomadaires',
};
