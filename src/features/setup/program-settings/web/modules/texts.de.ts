import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Module',
  shapes: 'Wie arbeiten Sie mit Partnern?',
  shapesText: 'Ihr Programm zeigt die passenden Module. Ohne Auswahl zeigt es alle.',
  save: 'Programm speichern',
  saved: 'Programm gespeichert',
  added: (name: string) => `${name} hinzugefügt`,
  removed: (name: string) => `${name} entfernt. Die Daten bleiben erhalten.`,
  shown: 'In Ihrem Programm',
  shownText: 'Sie und Ihre Partner sehen diese Module.',
  hidden: 'Weitere Module',
  hiddenText:
    'Fügen Sie hinzu, was Sie benötigen. Ein Modul erscheint auch, wenn etwas darin gespeichert wird, zum Beispiel durch einen Import.',
  allShown: 'Ihr Programm enthält jedes Modul.',
  allHidden: 'Ihr Programm enthält nur die Grundlagen: Partner, Deals, Provisionen und Auszahlungen.',
  add: 'Hinzufügen',
  remove: 'Entfernen',
  addLabel: (name: string) => `${name} hinzufügen`,
  removeLabel: (name: string) => `${name} entfernen`,
  inUse: 'Enthält Daten',
  askTitle: (name: string) => `${name} entfernen?`,
  askText:
    'Das Modul verschwindet aus Menüs, Datensätzen und dem Partnerportal. Die Daten bleiben erhalten, und Sie können es wieder hinzufügen.',
};
