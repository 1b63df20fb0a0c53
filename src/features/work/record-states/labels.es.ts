import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/record-states'> = {
  'States of records': 'Estados de registros',
  'state of a record': 'estado de un registro',
  'states of records': 'estados de registros',
};
