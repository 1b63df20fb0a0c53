import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/work-items'> = {
  'This work item': 'Este pendiente',
  '_end is before _start': '_end es anterior a _start.',
  'is before _start': 'Es anterior a _start.',
};
