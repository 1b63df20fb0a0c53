import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposal: 'Vorschlag',
  waiting: 'Wartet auf Sie',
  confirmed: 'Bestätigt',
  dismissed: 'Verworfen',
  expired: 'Abgelaufen',
  confirm: 'Bestätigen',
  tryAgain: 'Erneut versuchen',
  dismiss: 'Verwerfen',
  byHand: 'Von Hand bearbeiten',
  open: 'Datensatz öffnen',
  before: 'Vorher',
  after: 'Nachher',
  nothingYet: 'Nichts wird gespeichert, bevor Sie bestätigen. Ihre Berechtigungen werden dann noch einmal geprüft.',
  refused: 'Dies wurde nicht gespeichert.',
  wasConfirmed: 'Sie haben diesen Vorschlag bestätigt.',
  wasDismissed: 'Sie haben diesen Vorschlag verworfen. Nichts wurde gespeichert.',
  hasExpired: 'Dieser Vorschlag ist abgelaufen. Nichts wurde gespeichert. Fragen Sie den Assistenten noch einmal.',
  done: 'Bestätigt',
  gone: 'Diesen Vorschlag gibt es nicht mehr.',
  until: 'Läuft ab',
  preparedBy: 'Vorbereitet von',
  chat: 'Der Assistent',
  program: 'Ein verbundenes Programm',
  created: 'Vorbereitet',
  decided: 'Entschieden',
};
