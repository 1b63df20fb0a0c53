import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/notifications'> = {
  'Notification settings': '通知設定',
  notification: '通知',
  'notification hours': '通知の時間帯',
  'notification key': '通知キー',
  'notification keys': '通知キー',
  'notification preference': '通知設定',
  'notification preferences': '通知設定',
  notifications: '通知',
  'waiting notification': '待機中の通知',
  'waiting notifications': '待機中の通知',
};
