import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/private-intersection'> = {
  'A list of the company changed after the count. Compare the lists again.':
    '件数の比較後にベンダーのリストが変更されました。リストをもう一度比較してください。',
  'Both sides must share at least a count before lists can be compared. Ask the company to share a list.':
    'リストを比較するには、双方が件数以上を共有する必要があります。ベンダーにリストの共有を依頼してください。',
  'Get the points of the company first.': '先にベンダーの点を取得してください。',
  'Matches can be revealed when both sides share at least existence. Until then, only the count is known.':
    '一致を開示できるのは、双方が「一致する取引先の有無」以上を共有している場合です。それまでは件数のみがわかります。',
  'Only a private list can be compared without sending it.': '送信せずに比較できるのは非公開リストだけです。',
  'The count of this comparison': 'この比較の件数',
  'The points of the company were sent already. Start another comparison.':
    'ベンダーの点はすでに送信されています。新しい比較を開始してください。',
  'The private list of this comparison was deleted.': 'この比較の非公開リストは削除されました。',
  'This comparison has expired. Start another one.': 'この比較は期限切れです。新しい比較を開始してください。',
  'This comparison was answered already.': 'この比較はすでに回答済みです。',
  'is not base64': 'base64ではありません。',
  'is not base64 of 32 bytes': '32バイトのbase64ではありません。',
};
