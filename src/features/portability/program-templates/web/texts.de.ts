import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Programmvorlagen',
  text: 'Beginnen Sie mit einem Programm, das zu Ihrer Arbeit mit Partnern passt. Sie sehen vorher, was es hinzufügt. Nichts wird doppelt erstellt, und Sie können später alles ändern.',
  choose: 'Wie arbeiten Sie mit Partnern?',
  adds: (count: number) => `Fügt ${plural(count, 'Element', 'Elemente')} hinzu`,
  addsNothing: 'Alles ist bereits hinzugefügt',
  apply: (name: string) => `Programm „${name}“ hinzufügen`,
  applied: (name: string) => `Programm „${name}“ hinzugefügt`,
  takeBack: 'Vorlage entfernen',
  takenBack: (count: number) => `${plural(count, 'Element', 'Elemente')} archiviert`,
  stays: (names: string) => `Behalten: ${names}`,
  inUse: 'In Ihrem Programm',
  present: 'bereits hinzugefügt',
  left: 'übersprungen: Sie haben bereits Stufen',
  draft: 'als Entwurf hinzugefügt',
  after: 'Prüfen Sie die Sätze und veröffentlichen Sie die Struktur. Bis dahin verdienen Partner nichts.',
};
