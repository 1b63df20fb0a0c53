import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/record-states'> = {
  'States of records': 'États des fiches',
  'state of a record': 'état d’une fiche',
  'states of records': 'états de fiches',
};
