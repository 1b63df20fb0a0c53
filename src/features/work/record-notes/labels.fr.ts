import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/record-notes'> = {
  'Notes on records': 'Notes sur les fiches',
  'note on a record': 'note sur une fiche',
  'notes on records': 'notes sur des fiches',
};
