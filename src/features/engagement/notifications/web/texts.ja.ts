import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  notifications: '通知',
  unreadCount: (count: number) => `通知（未読${count}件）`,
  allUncounted: 'すべて',
  all: (count: number) => `すべて（${count}）`,
  unread: (count: number) => `未読（${count}）`,
  newGroup: '新着',
  olderGroup: '以前',
  nothing: '通知はありません',
  markAll: 'すべて既読にする',
  loadMore: 'さらに読み込む',
  isUnread: '未読',
  similar: (count: number) => `通知${count}件`,
  settings: '通知設定',
  what: 'トピック',
  noTopics: '利用できる通知はありません。',
  topic: 'トピック',
  inApp: 'アプリ内',
  email: 'メール',
  push: '端末',
  always: '支払いを守るための通知のため、常にオンです。',
  choices: {
    instant: 'すぐに',
    daily: '1日1回',
    off: '受け取らない',
  },
  when: 'メールの配信時間',
  quiet: '通知停止時間帯：終了するまでメールを保留します',
  quietFrom: '停止開始',
  quietTo: '停止終了',
  to: '～',
  dailyAt: '毎日のメールの時刻',
  zone: 'タイムゾーン',
};
