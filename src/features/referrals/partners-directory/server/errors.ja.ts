import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/partners-directory'> = {
  'Nothing differs from the published listing.': '公開済みの掲載情報からの変更がありません。',
  'This directory': 'このディレクトリ',
  'This form has expired. Reload the page and send it again.':
    'このフォームは期限切れです。再読み込みして、もう一度送信してください。',
  'Wait a few seconds and send the form again.': '数秒待ってから、フォームをもう一度送信してください。',
  'Your last change is waiting for approval. Withdraw it to change it.':
    '前回の変更は承認待ちです。変更するには取り下げてください。',
  'already has a listing in this directory': 'このディレクトリにはすでに掲載情報があります。',
  'is already used by another directory': '別のディレクトリで使用されています。',
  'is already used by another listing': '別の掲載情報で使用されています。',
};
