import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Wöchentliche Zusammenfassung',
  about:
    'Einmal pro Woche nennt eine E-Mail, was auf Sie wartet, welche Zahl sich am stärksten geändert hat und was es Neues gibt. In Wochen ohne Neuigkeiten kommt keine. Mit dem Thema „Wöchentliche Zusammenfassung“ weiter oben schalten Sie sie aus.',
  notOffered: 'Das Programm versendet die wöchentliche Zusammenfassung derzeit nicht.',
  weekday: 'Wochentag',
  hour: 'Uhrzeit',
  zone: (zone: string) => `Zeitzone: ${zone}`,
  inChat: 'Meine Zusammenfassung auch in unseren Chat-Kanälen posten',
  inChatHelp: 'Alle in den Kanälen sehen, was Sie sehen, auch Beträge.',
  saved: (day: string, hour: string) => `Ihre Zusammenfassung kommt jeden ${day} um ${hour}.`,
  companyAbout:
    'Partnerbenutzer erhalten eine Nachricht pro Woche, per E-Mail oder in ihrem Chat: was auf sie wartet, welche Zahl sich am stärksten geändert hat und Neuigkeiten aus Ihrem Programm. Sie wählen den Tag und können sie ausschalten. Wenn es nichts zu sagen gibt, wird nichts gesendet.',
  send: 'Wöchentliche Zusammenfassung an Partnerbenutzer senden',
  isOn: 'Partnerbenutzer erhalten die wöchentliche Zusammenfassung.',
  isOff: 'Die wöchentliche Zusammenfassung ist ausgeschaltet.',
  preview: 'Vorschau',
  previewAbout:
    'Was der erste Benutzer eines Partners jetzt erhalten würde. Seine Arbeit ist privat, daher sehen Sie nur, wie viel wartet.',
  partner: 'Partner',
  choosePartner: 'Partner auswählen',
  sending: 'Versand',
  subject: 'Betreff',
  text: 'Text',
  to: 'An',
  noPerson: 'Dieser Partner hat keinen Benutzer mit Anmeldung, daher erhält niemand die Zusammenfassung.',
  nothing: (name: string) => `Für ${name} gibt es nichts zu sagen, daher würde nichts gesendet.`,
};
