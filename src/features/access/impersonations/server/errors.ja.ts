import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/impersonations'> = {
  'cannot sign in there': 'この人はそこにサインインできません。',
  'is you': '自分自身は指定できません。',
};
