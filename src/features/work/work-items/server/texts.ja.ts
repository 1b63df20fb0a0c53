import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  kind: (count, words) => `${count}${words}。`,
  kindLate: (count, words) => `${count}${words}（期限超過）。`,
  kindAllLate: (count, words) => `${count}${words}（すべて期限超過）。`,
  kindSomeLate: (count, words, late) => `${count}${words}（うち期限超過${late}件）。`,
  onlyOne: (words) => `${words}。`,
  sum: (amounts, words) => `${amounts}${words}。`,
  nothing: '対応が必要な項目はありません。',
  more: (count) => `ほか${count}件。`,

  subject: (total) => `自分の対応項目: 未完了${total}件`,
  subjectLate: (total, late) => `自分の対応項目: 未完了${total}件、期限超過${late}件`,
  goodMorning: (name) => `${name}さん、おはようございます。`,
  open: '自分の対応項目を開く',
  openMore: (more) => `自分の対応項目を開く（ほか${more}件）`,
  why: 'このメールは、オンにしているため、未完了の対応項目がある日に届きます。通知設定で時刻の変更やオフへの切り替えができます。',
  overdue: '期限超過',
  noDueDate: '期限なし',
  today: '今日',
  thisWeek: '今週',
  later: 'それ以降',
  dueOn: {
    due: (day) => `期限: ${day}`,
    expires: (day) => `有効期限: ${day}`,
    ends: (day) => `${day}に終了`,
    starts: (day) => `${day}に開始`,
  },
  row: (kind, facts) => `${kind}: ${facts}`,
  stop: 'このメールを停止',
  stopTitle: '朝のメールをオフにしますか？',
  stopText: '未完了の対応項目は「自分の対応項目」に残ります。通知設定でいつでもオンに戻せます。',
  stopConfirm: 'オフにする',
  stopped: '朝のメールをオフにしました。',
};
