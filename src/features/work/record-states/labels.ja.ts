import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/record-states'> = {
  'States of records': 'レコードの状態',
  'state of a record': 'レコードの状態',
  'states of records': 'レコードの状態',
};
