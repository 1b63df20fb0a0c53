import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/push-devices'> = {
  'waiting push notification': 'wartende Push-Benachrichtigung',
  'waiting push notifications': 'wartende Push-Benachrichtigungen',
};
