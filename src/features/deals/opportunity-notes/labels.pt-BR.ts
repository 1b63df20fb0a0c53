import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-notes'> = {
  'Opportunity notes': 'Notas de oportunidades',
  note: 'nota',
  notes: 'notas',
};
