import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/registration-comments'> = {
  'Comments of partners on their registrations, and comments that mention you.':
    'パートナーが自社の登録に付けたコメントと、あなたへのメンションを含むコメントを通知します。',
  'Comments of the company on your registrations, and comments that mention you.':
    '貴社の登録に対するベンダーのコメントと、あなたへのメンションを含むコメントを通知します。',
  'Comments on registrations': '登録へのコメント',
  'This registration': 'この登録',
  'must be documents of the partner of this registration': 'この登録のパートナーの文書を指定してください。',
  'must be shared documents: the partner reads this comment':
    '共有された文書を指定してください。このコメントはパートナーに表示されます。',
};
