import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'ecosystem/deal-desks'> = {
  'All deal desks': 'Tous les deal desks',
};
