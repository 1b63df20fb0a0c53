import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  rows: (report, rows) => `${report}: ${rows}行。`,
  rowsAttached: (report, rows) => `${report}: ${rows}行。ファイルを添付しています。`,
  rowsUntil: (report, rows, _count, day) => `${report}: ${rows}行。ファイルは${day}までダウンロードできます。`,
  leftOut: (names) => `アクセス権がないため含まれていません: ${names}。`,
  download: 'レポートをダウンロード',
  whyYourData: (sender, company) =>
    `${company}の${sender}さんがこのレポートを送信しました。あなたがアクセスできるデータだけが含まれます。`,
  whySendersData: (sender, company) =>
    `${company}の${sender}さんがこのレポートを送信しました。${sender}さんがアクセスできるデータだけが含まれます。`,
  teamMember: 'チームメンバー',
  noRows: '行なし',
  firstRows: (shown, all) => `${all}行のうち最初の${shown}行を表示しています。`,
  stopped: (name, reason) => `レポート「${name}」は送信されず、一時停止しました。${reason}`,
  viewDeleted: 'このレポートの保存済みビューは削除されました。',
};
