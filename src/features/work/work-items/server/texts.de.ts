import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  kind: (count, words) => `${count} ${words}.`,
  kindLate: (count, words) => `${count} ${words}, überfällig.`,
  kindAllLate: (count, words) => `${count} ${words}, alle überfällig.`,
  kindSomeLate: (count, words, late) => `${count} ${words}, ${late} überfällig.`,
  onlyOne: (words) => `${words}.`,
  sum: (amounts, words) => `${amounts} ${words}.`,
  nothing: 'Nichts wartet auf Sie.',
  more: (count) => `${count} weitere.`,

  subject: (total) => (total === 1 ? 'Meine Arbeit: 1 offener Vorgang' : `Meine Arbeit: ${total} offene Vorgänge`),
  subjectLate: (total, late) =>
    `Meine Arbeit: ${total === 1 ? '1 offener Vorgang' : `${total} offene Vorgänge`}, ${late} überfällig`,
  goodMorning: (name) => `Guten Morgen ${name},`,
  open: 'Meine Arbeit öffnen',
  openMore: (more) => `Meine Arbeit öffnen (${more} weitere)`,
  why: 'Sie erhalten diese E-Mail an Tagen mit offenen Vorgängen, weil Sie sie eingeschaltet haben. In Ihren Benachrichtigungseinstellungen können Sie die Uhrzeit ändern oder sie ausschalten.',
  overdue: 'Überfällig',
  noDueDate: 'Ohne Fälligkeitsdatum',
  today: 'Heute',
  thisWeek: 'Diese Woche',
  later: 'Später',
  dueOn: {
    due: (day) => `fällig am ${day}`,
    expires: (day) => `läuft am ${day} ab`,
    ends: (day) => `endet am ${day}`,
    starts: (day) => `beginnt am ${day}`,
  },
  row: (kind, facts) => `${kind}: ${facts}`,
  stop: 'Diese E-Mail abbestellen',
  stopTitle: 'Morgendliche E-Mail ausschalten?',
  stopText:
    'Ihre offenen Vorgänge bleiben unter „Meine Arbeit“. Sie können die E-Mail in Ihren Benachrichtigungseinstellungen wieder einschalten.',
  stopConfirm: 'Ausschalten',
  stopped: 'Die morgendliche E-Mail ist ausgeschaltet.',
};
