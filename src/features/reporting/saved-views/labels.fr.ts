import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/saved-views'> = {
  'Build a report': 'Créer un rapport',
  'Saved reports': 'Rapports enregistrés',
  'saved view': 'vue enregistrée',
  'saved views': 'vues enregistrées',
  'shared views': 'vues partagées',
};
