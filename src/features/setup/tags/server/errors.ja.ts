import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/tags'> = {
  'This tag': 'このタグ',
  'already exists; merge the two tags instead': 'すでに存在します。代わりに2つのタグを統合してください。',
  'must be a different tag': '別のタグを指定してください。',
};
