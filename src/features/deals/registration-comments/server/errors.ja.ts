import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/registration-comments'> = {
  'This registration': 'この登録',
  'must be documents of the partner of this registration': 'この登録のパートナーの文書を指定してください。',
  'must be shared documents: the partner reads this comment':
    '共有された文書を指定してください。このコメントはパートナーに表示されます。',
};
