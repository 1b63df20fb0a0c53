import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  notifications: 'Benachrichtigungen',
  unreadCount: (count: number) => `Benachrichtigungen, ${count} ungelesen`,
  allUncounted: 'Alle',
  all: (count: number) => `Alle (${count})`,
  unread: (count: number) => `Ungelesen (${count})`,
  newGroup: 'NEU',
  olderGroup: 'ÄLTER',
  nothing: 'Keine Benachrichtigungen',
  markAll: 'Alle als gelesen markieren',
  loadMore: 'Mehr laden',
  isUnread: 'Ungelesen',
  similar: (count: number) => `${count} Benachrichtigungen`,
  settings: 'Benachrichtigungseinstellungen',
  what: 'Themen',
  noTopics: 'Keine Benachrichtigungen verfügbar.',
  topic: 'Thema',
  inApp: 'In der App',
  email: 'Per E-Mail',
  push: 'Auf Geräten',
  always: 'Immer eingeschaltet, weil es Zahlungen schützt.',
  choices: {
    instant: 'Sofort',
    daily: 'Einmal täglich',
    off: 'Nie',
  },
  when: 'Zeitplan für E-Mails',
  quiet: 'Ruhezeiten: E-Mails warten, bis sie enden',
  quietFrom: 'Ruhe von',
  quietTo: 'Ruhe bis',
  to: 'bis',
  dailyAt: 'Tägliche E-Mail um',
  zone: 'Ihre Zeitzone',
};
