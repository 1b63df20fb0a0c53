import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/push-devices'> = {
  'waiting push notification': 'notificación push en espera',
  'waiting push notifications': 'notificaciones push en espera',
};
