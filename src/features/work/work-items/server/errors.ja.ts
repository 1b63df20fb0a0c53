import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/work-items'> = {
  'This work item': 'この対応項目',
  '_end is before _start': '_endが_startより前です。',
  'is before _start': '_startより前です。',
};
