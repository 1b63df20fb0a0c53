import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/campaigns'> = {
  'A campaign cannot be changed after it was prepared. Copy it instead.':
    'キャンペーンは準備後に変更できません。代わりにコピーしてください。',
  'A campaign was sent, it stopped and needs attention, or a person replied.':
    'キャンペーンが送信されたとき、停止して対応が必要なとき、または返信があったときに通知します。',
  'Email campaigns': 'メールキャンペーン',
  'Move the campaign back to draft first.': '先にキャンペーンを下書きに戻してください。',
  'Only the person can subscribe again, by the link in any of your emails.':
    '再び購読できるのは本人だけです。受け取ったメールのリンクから手続きできます。',
  'is not a sending domain': '送信ドメインではありません。',
  'is not an email topic': 'メールのトピックではありません。',
  'must be an audience of partners or contacts': 'パートナーまたは担当者の対象グループを指定してください。',
  'must be within a year': '1年以内の日時を指定してください。',
};
