import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/work-items'> = {
  'This work item': 'Dieser Vorgang',
  '_end is before _start': '_end liegt vor _start.',
  'is before _start': 'Liegt vor _start.',
};
