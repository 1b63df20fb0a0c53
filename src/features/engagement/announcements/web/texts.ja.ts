import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  dismiss: '閉じる',
  more: '詳細',
  text: '本文',
  oneSentenceShownAtTopEvery: 'すべての画面の上部に表示される1文です。',
  link: 'リンク',
  type: '種類',
  audience: '対象グループ',
  from: '開始',
  defaultsToNow: '既定は現在です。',
  until: '終了',
  defaultsToNoEndDate: '既定では終了日はありません。',
  announcementDeleted: 'お知らせを削除しました',
  delete: '削除',
  scheduled: '予定',
  ended: '終了',
  active: '掲載中',
  newAnnouncement: '新しいお知らせ',
  announcements: 'お知らせ',
  showShortMessageAtTopEvery: 'ニュースやメンテナンスなどの短いメッセージを、すべての画面の上部に表示します。',
  announcement: 'お知らせ',
};
