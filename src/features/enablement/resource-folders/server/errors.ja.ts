import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-folders'> = {
  'is inside this folder': 'このフォルダーの中にあります。',
  'must be outside the folder': 'フォルダーの外を指定してください。',
};
