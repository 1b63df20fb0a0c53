import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/record-notes'> = {
  'Notes on records': 'レコードのメモ',
  'note on a record': 'レコードのメモ',
  'notes on records': 'レコードのメモ',
};
