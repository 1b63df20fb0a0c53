import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/milestones'> = {
  'This milestone': 'Este marco',
};
