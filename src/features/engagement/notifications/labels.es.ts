import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/notifications'> = {
  'Notification settings': 'Configuración de notificaciones',
  notification: 'notificación',
  'notification hours': 'horario de notificaciones',
  'notification key': 'clave de notificación',
  'notification keys': 'claves de notificaciones',
  'notification preference': 'preferencia de notificación',
  'notification preferences': 'preferencias de notificación',
  notifications: 'notificaciones',
  'waiting notification': 'notificación en espera',
  'waiting notifications': 'notificaciones en espera',
};
