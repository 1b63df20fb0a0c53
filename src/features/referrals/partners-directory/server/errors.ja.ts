import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/partners-directory'> = {
  'Changed listings': '変更された掲載情報',
  'Changes of your listing are approved or not approved.': '掲載情報の変更が承認または不承認になったときに通知します。',
  'Nothing differs from the published listing.': '公開済みの掲載情報からの変更がありません。',
  'Partners submit changes of their public listing.': 'パートナーが公開掲載情報の変更を提出したときに通知します。',
  'Requests from the public directory': '公開ディレクトリからの問い合わせ',
  'This directory': 'このディレクトリ',
  'This form has expired. Reload the page and send it again.':
    'このフォームは期限切れです。再読み込みして、もう一度送信してください。',
  'Visitors contact partners.': '訪問者がパートナーに問い合わせたときに通知します。',
  'Wait a few seconds and send the form again.': '数秒待ってから、フォームをもう一度送信してください。',
  'Your last change is waiting for approval. Withdraw it to change it.':
    '前回の変更は承認待ちです。変更するには取り下げてください。',
  'Your public listing': '貴社の公開掲載情報',
  'already has a listing in this directory': 'このディレクトリにはすでに掲載情報があります。',
  'is already used by another directory': '別のディレクトリで使用されています。',
  'is already used by another listing': '別の掲載情報で使用されています。',
};
