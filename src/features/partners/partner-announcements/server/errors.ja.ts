import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-announcements'> = {
  Announcements: 'お知らせ',
  'Choose at least one way to announce it': 'お知らせの方法を1つ以上選択してください',
  'End the announcement before you archive it.': 'アーカイブする前に、お知らせを終了してください。',
  'Its end is in the past. Choose another end.': '終了日時が過去です。別の終了日時を選択してください。',
  'No partner user in the audience can sign in, so no one would get it.':
    '対象グループにサインインできるパートナーユーザーがいないため、お知らせを受け取る人がいません。',
  'The company announces news of its program.': 'ベンダーがプログラムに関するお知らせを公開したときに通知します。',
  'This announcement was sent. You can change its end, or create another one.':
    'このお知らせは送信済みです。終了日時を変更するか、新しいお知らせを作成してください。',
};
