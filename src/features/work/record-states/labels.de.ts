import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/record-states'> = {
  'States of records': 'Status von Datensätzen',
  'state of a record': 'Status eines Datensatzes',
  'states of records': 'Status von Datensätzen',
};
