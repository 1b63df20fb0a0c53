import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  notifications: 'Notificações',
  unreadCount: (count: number) => `Notificações, ${count} não lidas`,
  allUncounted: 'Todas',
  all: (count: number) => `Todas (${count})`,
  unread: (count: number) => `Não lidas (${count})`,
  newGroup: 'NOVAS',
  olderGroup: 'ANTERIORES',
  nothing: 'Nenhuma notificação',
  markAll: 'Marcar todas como lidas',
  loadMore: 'Carregar mais',
  isUnread: 'Não lida',
  similar: (count: number) => `${count} notificações`,
  settings: 'Configurações de notificação',
  what: 'Assuntos',
  noTopics: 'Nenhuma notificação disponível.',
  topic: 'Assunto',
  inApp: 'No aplicativo',
  email: 'Por e-mail',
  push: 'Em dispositivos',
  always: 'Sempre ativada porque protege os pagamentos.',
  choices: {
    instant: 'Imediatamente',
    daily: 'Uma vez por dia',
    off: 'Nunca',
  },
  when: 'Horários dos e-mails',
  quiet: 'Horário de silêncio: os e-mails esperam até o fim dele',
  quietFrom: 'Silêncio a partir de',
  quietTo: 'Silêncio até',
  to: 'até',
  dailyAt: 'E-mail diário às',
  zone: 'Seu fuso horário',
};
