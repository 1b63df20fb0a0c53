import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/work-items'> = {
  'This work item': 'Esta pendência',
  '_end is before _start': '_end é anterior a _start.',
  'is before _start': 'É anterior a _start.',
};
