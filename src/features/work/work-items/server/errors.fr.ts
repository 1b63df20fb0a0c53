import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/work-items'> = {
  'This work item': 'Cet élément à traiter',
  '_end is before _start': '_end précède _start.',
  'is before _start': 'La fin précède _start.',
};
