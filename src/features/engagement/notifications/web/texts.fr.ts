import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  notifications: 'Notifications',
  unreadCount: (count: number) => (count > 1 ? `Notifications, ${count} non lues` : `Notifications, ${count} non lue`),
  allUncounted: 'Toutes',
  all: (count: number) => `Toutes (${count})`,
  unread: (count: number) => `Non lues (${count})`,
  newGroup: 'NOUVELLES',
  olderGroup: 'ANTÉRIEURES',
  nothing: 'Aucune notification',
  markAll: 'Tout marquer comme lu',
  loadMore: 'Afficher plus',
  isUnread: 'Non lue',
  similar: (count: number) => `${count} notifications`,
  settings: 'Paramètres de notification',
  what: 'Thèmes',
  noTopics: 'Aucune notification disponible.',
  topic: 'Thème',
  inApp: 'Dans l’application',
  email: 'Par e-mail',
  push: 'Sur les appareils',
  always: 'Toujours activé, car cela protège les paiements.',
  choices: { instant: 'Immédiatement', daily: 'Une fois par jour', off: 'Jamais' },
  when: 'Horaires des e-mails',
  quiet: 'Heures calmes\u00a0: les e-mails attendent qu’elles se terminent',
  quietFrom: 'Calme de',
  quietTo: 'Calme jusqu’à',
  to: 'à',
  dailyAt: 'E-mail quotidien à',
  zone: 'Votre fuseau horaire',
};
