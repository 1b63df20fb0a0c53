import type { FullTranslation } from '#shared/text/texts.ts';
import { texts as ownTexts } from './texts.ts';
import type { texts as english } from './words.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  tooLarge: 'ist größer als 25\u00a0MB',
  isEmpty: 'ist leer',
  isFolder: 'ist ein Ordner; ziehen Sie stattdessen seine Dateien hierher',
  canceled: 'Abgebrochen',
  lineBroke: 'Verbindung unterbrochen. Versuchen Sie es erneut.',
  move: 'In Ordner verschieben',
  moveTitle: (count: number) => (count === 1 ? ownTexts.moveDocument : ownTexts.moveDocuments(count)),
  moveText: 'Der Ordner entscheidet, wer sie sieht.',
  folder: 'Ordner',
  folderRequired: 'Wählen Sie einen Ordner',
  moved: 'Verschoben',
  cut: 'Nur der Anfang wird angezeigt. Laden Sie die Datei herunter, um alles zu sehen.',
  textOnly: 'Dies ist der Text der Datei ohne ihr Layout.',
  noText: 'Diese Datei enthält keinen Text.',
  about: 'Dokumente sind Dateien für Partner, Deals, Accounts und Kontakte. Laden Sie das erste hoch.',
  aboutShared: 'Dateien, die das Unternehmen mit Ihnen teilt, und Dateien, die Sie hochladen, erscheinen hier.',
};
