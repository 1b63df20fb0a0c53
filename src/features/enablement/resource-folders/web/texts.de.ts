import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  create: 'Neuer Ordner',
  edit: 'Ordner bearbeiten',
  top: 'Oberste Ebene der Bibliothek',
  deleteTitle: (name: string) => `Ordner „${name}“ löschen?`,
  deleteText: (resources: string, folders: string) => `Er enthält ${resources} und ${folders}.`,
  empty: 'Er ist leer.',
  question: 'Was geschieht mit dem Inhalt?',
  moveUp: 'Eine Ebene nach oben verschieben',
  move: 'In einen anderen Ordner verschieben',
  archive: 'Alle Materialien darin archivieren, auch in den Unterordnern',
  archiveHelp: 'Partner sehen sie nicht mehr. Ihre Kennzahlen bleiben erhalten.',
  target: 'Ordner',
  delete: 'Ordner löschen',
  deleted: 'Ordner gelöscht',
  text: (resources: number) => plural(resources, 'Material', 'Materialien'),
  textFolders: (folders: number) => plural(folders, 'Ordner', 'Ordner'),
};
