import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  subject: (company, headline) => `Ihre Woche mit ${company}: ${headline}`,
  waitsHeadline: (total) => (total === 1 ? '1 Vorgang wartet auf Sie' : `${total} Vorgänge warten auf Sie`),
  waits: (total, first, due) =>
    total === 1
      ? `Wartet auf Sie: ${first}${due ? `, ${due}` : ''}.`
      : `${total} Vorgänge warten auf Sie, zuerst: ${first}${due ? `, ${due}` : ''}.`,
  waitsHidden: (total, person) =>
    total === 1 ? `1 Vorgang wartet auf ${person}.` : `${total} Vorgänge warten auf ${person}.`,
  dueOn: {
    due: (day) => `fällig am ${day}`,
    expires: (day) => `läuft am ${day} ab`,
    ends: (day) => `endet am ${day}`,
    starts: (day) => `beginnt am ${day}`,
  },
  late: {
    due: (day) => `überfällig seit ${day}`,
    expires: (day) => `überfällig, Ablauf am ${day}`,
    ends: (day) => `überfällig, Ende am ${day}`,
    starts: (day) => `überfällig, Beginn am ${day}`,
  },
  inWeek: (label, value) => `${label} in den letzten 7 Tagen: ${value}`,
  moreInWeek: (label, value, difference) =>
    `${label} in den letzten 7 Tagen: ${value}, ${difference} mehr als in den 7 Tagen davor.`,
  lessInWeek: (label, value, difference) =>
    `${label} in den letzten 7 Tagen: ${value}, ${difference} weniger als in den 7 Tagen davor.`,
  sameInWeek: (label, value) => `${label} in den letzten 7 Tagen: ${value}, so viel wie in den 7 Tagen davor.`,
  now: (label, value) => `${label}: ${value}`,
  nowSentence: (label, value) => `${label}: ${value}.`,
  news: (text) => `Neuigkeit: ${text}`,
  newsHeadline: 'Neuigkeiten für Sie',
  links: 'Öffnen',
  openWork: 'Meine Arbeit öffnen',
  openPortal: 'Portal öffnen',
  stop: 'Diese E-Mail abbestellen',
  stopTitle: 'Wöchentliche Zusammenfassung ausschalten?',
  stopText: 'Sie können sie in Ihren Benachrichtigungseinstellungen wieder einschalten.',
  stopConfirm: 'Ausschalten',
  stopped: 'Die wöchentliche Zusammenfassung ist ausgeschaltet.',
};
