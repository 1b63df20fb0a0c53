import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './inline.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  add: (noun: string) => `${noun === 'type' ? 'Typ' : noun === 'status' ? 'Status' : noun} hinzufügen`,
  addShort: 'Hinzufügen',
  suggestions: 'Vorschläge:',
  colorOf: (name: string) => `Farbe von ${name}`,
  nameOf: (name: string) => `Name von ${name}`,
  categoryOf: (name: string) => `Kategorie von ${name}`,
  remove: (name: string) => `${name} archivieren`,
  removed: (name: string) => `${name} archiviert`,
  isDefault: 'Standard für neue Partner',
};
