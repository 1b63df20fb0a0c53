import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/push-devices'> = {
  'waiting push notification': '待機中のプッシュ通知',
  'waiting push notifications': '待機中のプッシュ通知',
};
