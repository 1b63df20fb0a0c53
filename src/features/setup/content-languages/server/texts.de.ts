import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  notOffered: (language: string) => `${language} ist keine der Sprachen Ihrer Inhalte`,
  noField: (field: string) => `„${field}“ ist kein Text, der übersetzt werden kann`,
  twice: (field: string) => `„${field}“ kommt zweimal vor`,
  nothingToTranslate: (field: string) => `„${field}“ ist leer, es gibt also nichts zu übersetzen`,
  changedMeanwhile: 'Der Text oder seine Übersetzung wurde inzwischen geändert.',
  tooMuch: (characters: string) =>
    `hat mehr als ${characters} Zeichen. Exportieren Sie jede Art von Datensätzen einzeln`,
  missingColumn: (column: string) => `hat keine Spalte „${column}“`,
  noRows: 'hat keine Zeilen',
  tooManyRows: (most: string) => `hat mehr als ${most} Zeilen. Teilen Sie die Datei auf`,
  row: (row: number, problem: string) => `Zeile ${row}: ${problem}`,
  noRecord: (entity: string, id: string) => `es gibt keinen Datensatz ${id} von „${entity}“`,
  noLanguage: (language: string) => `„${language}“ ist keine der Sprachen Ihrer Inhalte`,
  noSource: 'die Spalte „source“ ist leer',
  repeated: (row: number) => `übersetzt denselben Text wie Zeile ${row}`,
  tooLong: (most: number) => `der Text darf höchstens ${most} Zeichen haben`,
  moreProblems: (count: number) => `${count} weitere Zeilen haben ein Problem`,
  work: {
    label: (language: string) => `Übersetzungen: ${language}`,
    says: (language: string) => `Übersetzungen fehlen: ${language}`,
    verb: 'Übersetzen',
  },
};
