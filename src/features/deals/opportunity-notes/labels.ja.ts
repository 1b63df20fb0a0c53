import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-notes'> = {
  'Opportunity notes': '商談のメモ',
  note: 'メモ',
  notes: 'メモ',
};
