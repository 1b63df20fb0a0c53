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
  noModel: 'Es ist kein Sprachmodell eingeschaltet. Schalten Sie eines unter Einstellungen, KI-Assistent ein.',
  nothingOpen: 'Hat für diesen Datensatz keine fehlenden oder veralteten Texte',
  tooManyDrafts: (most: number, seconds: number) =>
    `Sie haben in einer Minute mehr als ${most} Entwürfe angefordert. Versuchen Sie es in ${seconds} s wieder.`,
  unusableDraft:
    'Das Modell hat eine Antwort gegeben, die nicht verwendet werden kann. Versuchen Sie es noch einmal, oder übersetzen Sie die Texte selbst.',
  tooLongToDraft: 'Der Text ist für einen Entwurf zu lang.',
  draftLater:
    'Für einen Entwurf ist es zu viel Text. Speichern Sie diese Texte, und lassen Sie dann den Rest entwerfen.',
  noDraft: 'Das Modell hat keinen Entwurf gegeben.',
  foreignAddress: 'Der Entwurf enthielt eine Webadresse, die im Original nicht vorkommt.',
  work: {
    label: (language: string) => `Übersetzungen: ${language}`,
    says: (language: string) => `Übersetzungen fehlen: ${language}`,
    verb: 'Übersetzen',
  },
};
