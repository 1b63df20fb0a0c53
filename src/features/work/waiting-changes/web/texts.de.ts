import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Wartende Änderungen',
  lead: 'Änderungen, die Sie ohne Netz vorgenommen haben. Sie werden in dieser Reihenfolge gesendet, sobald Sie online sind.',
  empty:
    'Auf diesem Gerät wartet nichts. Änderungen, die Sie ohne Netz vornehmen, erscheinen hier, bis sie gesendet sind.',
  state: { waiting: 'Wartet auf das Netz', refused: 'Nicht angenommen' },
  captured: (at: string) => `Gespeichert am ${at}`,
  sendAgain: 'Erneut senden',
  sendNow: 'Jetzt senden',
  edit: 'Bearbeiten',
  discard: 'Verwerfen',
  discardTitle: 'Diese Änderung verwerfen?',
  discardText: 'Sie wurde nicht gesendet und wird von diesem Gerät entfernt.',
  keep: 'Behalten',
  sent: (label: string) => `Gesendet: ${label}`,
  banner: 'Verbindung',
  copyFrom: (at: string) => `Stand: ${at}. Sie sind offline.`,
  offline: 'Sie sind offline.',
  waiting: (count: number) => `${plural(count, 'Änderung wartet', 'Änderungen warten')} auf den Versand.`,
  refused: (count: number) => `${plural(count, 'Änderung wurde', 'Änderungen wurden')} nicht angenommen.`,
  show: 'Änderungen anzeigen',
  unsentTitle: 'Abmelden und diese Änderungen verwerfen?',
  unsent: (count: number) =>
    `${plural(count, 'Änderung wurde', 'Änderungen wurden')} noch nicht gesendet. Beim Abmelden ${count === 1 ? 'wird sie' : 'werden sie'} von diesem Gerät entfernt.`,
  logOut: 'Verwerfen und abmelden',
  stay: 'Angemeldet bleiben',
};
