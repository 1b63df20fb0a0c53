import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/notifications'> = {
  'Notification settings': 'Benachrichtigungseinstellungen',
  notification: 'Benachrichtigung',
  'notification hours': 'Benachrichtigungszeiten',
  'notification key': 'Benachrichtigungsschlüssel',
  'notification keys': 'Benachrichtigungsschlüssel',
  'notification preference': 'Benachrichtigungspräferenz',
  'notification preferences': 'Benachrichtigungspräferenzen',
  notifications: 'Benachrichtigungen',
  'waiting notification': 'wartende Benachrichtigung',
  'waiting notifications': 'wartende Benachrichtigungen',
};
