import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/audiences'> = {
  'Edit audience': 'Modifier l’audience',
  'New audience': 'Nouvelle audience',
};
