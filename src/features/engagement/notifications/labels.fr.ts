import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/notifications'> = {
  'Notification settings': 'Paramètres de notification',
  'notification hours': 'heures de notification',
  'notification key': 'clé de notification',
  'notification keys': 'clés de notification',
  'notification preference': 'préférence de notification',
  'notification preferences': 'préférences de notification',
  'waiting notification': 'notification en attente',
  'waiting notifications': 'notifications en attente',
};
