import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  subject: (company, headline) => `${company}との1週間: ${headline}`,
  waitsHeadline: (total) => `${total}件の対応項目があります`,
  waits: (total, first, due) =>
    total === 1
      ? `対応が必要です: ${first}${due ? `、${due}` : ''}。`
      : `${total}件の対応項目があります。最初の項目: ${first}${due ? `、${due}` : ''}。`,
  waitsHidden: (total, person) => `${person}さんには${total}件の対応項目があります。`,
  dueOn: {
    due: (day) => `期限は${day}`,
    expires: (day) => `${day}に有効期限切れ`,
    ends: (day) => `${day}に終了`,
    starts: (day) => `${day}に開始`,
  },
  late: {
    due: (day) => `期限超過、期限は${day}`,
    expires: (day) => `期限超過、${day}に有効期限切れ`,
    ends: (day) => `期限超過、${day}に終了`,
    starts: (day) => `期限超過、${day}に開始`,
  },
  inWeek: (label, value) => `直近7日間の${label}: ${value}`,
  moreInWeek: (label, value, difference) =>
    `直近7日間の${label}は${value}で、その前の7日間より${difference}増えました。`,
  lessInWeek: (label, value, difference) =>
    `直近7日間の${label}は${value}で、その前の7日間より${difference}減りました。`,
  sameInWeek: (label, value) => `直近7日間の${label}は${value}で、その前の7日間と同じです。`,
  now: (label, value) => `${label}: ${value}`,
  nowSentence: (label, value) => `${label}は${value}です。`,
  news: (text) => `お知らせ: ${text}`,
  newsHeadline: 'お知らせがあります',
  links: '開く',
  openWork: '自分の対応項目を開く',
  openPortal: 'ポータルを開く',
  stop: 'このメールを停止',
  stopTitle: '週次まとめ通知をオフにしますか？',
  stopText: '通知設定でいつでもオンに戻せます。',
  stopConfirm: 'オフにする',
  stopped: '週次まとめ通知をオフにしました。',
};
