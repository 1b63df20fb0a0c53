import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  notifications: 'Notificaciones',
  unreadCount: (count: number) => `Notificaciones, ${count} sin leer`,
  allUncounted: 'Todas',
  all: (count: number) => `Todas (${count})`,
  unread: (count: number) => `Sin leer (${count})`,
  newGroup: 'NUEVAS',
  olderGroup: 'ANTERIORES',
  nothing: 'No hay notificaciones',
  markAll: 'Marcar todas como leídas',
  loadMore: 'Cargar más',
  isUnread: 'Sin leer',
  similar: (count: number) => `${count} notificaciones`,
  settings: 'Configuración de notificaciones',
  what: 'Temas',
  noTopics: 'No hay notificaciones disponibles.',
  topic: 'Tema',
  inApp: 'En la aplicación',
  email: 'Por correo',
  push: 'En dispositivos',
  always: 'Siempre activada porque protege los pagos.',
  choices: {
    instant: 'De inmediato',
    daily: 'Una vez al día',
    off: 'Nunca',
  },
  when: 'Horario de los correos',
  quiet: 'Horas de silencio: los correos esperan hasta que terminen',
  quietFrom: 'Silencio desde',
  quietTo: 'Silencio hasta',
  to: 'a',
  dailyAt: 'Correo diario a las',
  zone: 'Tu zona horaria',
};
