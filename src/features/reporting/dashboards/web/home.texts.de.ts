import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { homeTexts as englishHome } from './home.texts.ts';

const by = (day: string | null, words: string, without: string) => (day ? `${words} ${day}` : without);

/** Not yet reviewed by a native speaker. */
export const homeTexts: FullTranslation<typeof englishHome> = {
  next: 'Nächste Schritte',
  payment: 'Nächste Zahlung',
  earnings: 'Alle Einnahmen',
  noPayment: 'Noch ist nichts auszahlbar. Sie verdienen Provision, wenn ein Deal gewonnen wird.',
  also: 'und',
  states: {
    processing: (day: string | null) => by(day, 'In Auszahlung, erwartet bis', 'In Auszahlung'),
    payable: (day: string | null) => by(day, 'Erwartet bis', 'Erwartet mit der nächsten Auszahlung'),
    on_hold: (day: string | null) => by(day, 'Zurückgehalten, auszahlbar am', 'Zurückgehalten'),
  },
  deal: 'Nächste Schritte für Ihre Deals',
  deals: 'Alle Deals',
  noDeal: 'Kein Deal erfordert etwas von Ihnen.',
  track: 'Nächster Schritt',
  tracks: 'Alle Onboarding-Pfade',
  noTrack: 'Sie haben alle Schritte abgeschlossen.',
  due: (day: string, isLate: boolean) => (isLate ? `War fällig am ${day}` : `Fällig am ${day}`),
  more: (count: number) => plural(count, 'weiterer Eintrag', 'weitere Einträge'),
};
