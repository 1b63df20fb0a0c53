import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/push-devices'> = {
  'waiting push notification': 'notificação push em espera',
  'waiting push notifications': 'notificações push em espera',
};
