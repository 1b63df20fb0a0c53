import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/notifications'> = {
  'Notification settings': 'Configurações de notificação',
  notification: 'notificação',
  'notification hours': 'horários de notificação',
  'notification key': 'chave de notificação',
  'notification keys': 'chaves de notificação',
  'notification preference': 'preferência de notificação',
  'notification preferences': 'preferências de notificação',
  notifications: 'notificações',
  'waiting notification': 'notificação em espera',
  'waiting notifications': 'notificações em espera',
};
