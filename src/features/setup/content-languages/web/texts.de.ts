import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Sprachen der Inhalte',
  languages: 'Sprachen Ihrer Inhalte',
  about: (source: string) =>
    `Sie schreiben in der Sprache ${source}. Partner, die eine dieser Sprachen lesen, sehen Ihre Übersetzungen und Ihr Original, wo eine fehlt.`,
  noLanguages: 'Keine',
  saved: 'Sprachen gespeichert.',
  recordOne: 'Datensatz',
  recordMany: 'Datensätze',
  name: 'Name',
  kind: 'Art',
  missing: 'Fehlt',
  outdated: 'Veraltet',
  complete: 'Vollständig',
  missingIn: 'Fehlt auf',
  outdatedIn: 'Veraltet auf',
  empty:
    'Hier steht, was Partner lesen, mit den Sprachen, in denen es fehlt: Kurse, Materialien, Stufen und Leistungen.',
  emptyWithout: 'Wählen Sie oben eine Sprache, um zu übersetzen, was Partner lesen.',
  translate: 'Übersetzen',
  original: 'Original',
  none: 'Dieser Datensatz hat keine Texte zum Übersetzen.',
  wasChanged: (text: string) =>
    `Das Original wurde nach dieser Übersetzung geändert. Es lautete: „${text}“. Wenn Sie speichern, gilt die Übersetzung als aktuell.`,
  save: 'Speichern',
  draft: 'Vom Assistenten entwerfen lassen',
  drafting: 'Wird entworfen …',
  drafted: 'Entwürfe eingefügt. Prüfen und speichern Sie sie.',
  isDraft: 'Entwurf des Assistenten. Prüfen Sie ihn vor dem Speichern.',
  translationsSaved: 'Übersetzungen gespeichert.',
  tooLong: (most: number) => `Geben Sie höchstens ${most} Zeichen ein.`,
  exportFile: 'CSV exportieren',
  exportTitle: 'Texte zum Übersetzen exportieren',
  exportText:
    'Die Datei hat eine Zeile für jeden Text. Beim Übersetzen wird die Spalte „text“ ausgefüllt; importieren Sie die Datei danach hier.',
  language: 'Sprache',
  onlyOpen: 'Nur fehlende und veraltete Texte',
  importFile: 'CSV importieren',
  fileTooLarge: 'Die Datei hat mehr als 900 KB. Teilen Sie sie auf.',
  imported: (changed: number) => `${plural(changed, 'Übersetzung', 'Übersetzungen')} importiert.`,
  importedOutdated: (changed: number, outdated: number) =>
    `${plural(changed, 'Übersetzung', 'Übersetzungen')} importiert. Bei ${outdated} davon hat sich das Original seit dem Export geändert.`,
  importFailed: 'Es wurde nichts importiert',
};
