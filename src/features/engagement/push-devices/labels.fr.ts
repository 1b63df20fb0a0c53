import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/push-devices'> = {
  'waiting push notification': 'notification push en attente',
  'waiting push notifications': 'notifications push en attente',
};
