import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  saveOrDiscardYourOtherChanges: 'Speichern oder verwerfen Sie zuerst Ihre anderen Änderungen.',
  mergeInto: (label: Part, label2: Part) => `„${label}“ mit „${label2}“ zusammenführen?`,
  allRecordsWithChangeToImmediately: (label: Part, label2: Part) =>
    `Alle Datensätze mit „${label}“ werden sofort auf „${label2}“ geändert. Das kann nicht rückgängig gemacht werden.`,
  merge: 'Zusammenführen',
  changed: (rows: number) => `${plural(rows, 'Datensatz', 'Datensätze')} geändert`,
  into: (label: Part) => `mit ${label}`,
  mergeIntoAnotherOption: (label: Part) => `${label} mit einer anderen Option zusammenführen`,
  mergeIntoAnotherOptionText: 'Mit einer anderen Option zusammenführen',
  option: (index: Part) => `Option ${index}`,
  noLongerOffered: 'nicht mehr angeboten',
  optionIndex: (index: Part) => `Option ${index}`,
  colorOf: (label: Part) => `Farbe von ${label}`,
  moveUp: (label: Part) => `${label} nach oben verschieben`,
  moveDown: (label: Part) => `${label} nach unten verschieben`,
  remove: (label: Part) => `${label} entfernen`,
  addOption: 'Option hinzufügen',
  label: 'Beschriftung',
  type: 'Typ',
  cannotBeChangedLater: 'Kann später nicht geändert werden.',
  key: 'Schlüssel',
  generatedFromLabel: 'Aus der Beschriftung erzeugt',
  usedInApiImportsAndFilters: 'Wird in der API, in Importen und Filtern verwendet. Kann später nicht geändert werden.',
  usingLowercaseLettersDigitsAndUnderscores:
    'Verwenden Sie Kleinbuchstaben, Ziffern und Unterstriche, beginnend mit einem Buchstaben',
  partnerAccess: 'Zugriff der Partner',
  section: 'Abschnitt',
  groupsFieldsInForms: 'Gruppiert Felder in Formularen.',
  helpText: 'Hilfetext',
  shownBelowField: 'Wird unter dem Feld angezeigt.',
  required: 'Erforderlich',
  requiredInStages: 'Erforderlich in Phasen',
  dealCannotMoveToTheseStages: 'Ein Deal kann ohne Wert nicht in diese Phasen wechseln.',
  textLength: (length: number) => plural(length, 'Phase', 'Phasen'),
  options: 'Optionen',
  removedOptionStaysOnRecordsThat:
    'Eine entfernte Option bleibt an den Datensätzen, die sie verwenden, kann aber nicht mehr ausgewählt werden.',
  linksTo: 'Verweist auf',
  leaveEmptyToAllowAllRecord: 'Leer lassen, um alle Datensatztypen zu erlauben.',
  unique: 'Eindeutig',
  noTwoRecordsMayHaveSame: 'Keine zwei Datensätze dürfen denselben Wert haben.',
  customFields: 'Benutzerdefinierte Felder',
  trackAdditionalInformationAboutYourRecords:
    'Erfassen Sie zusätzliche Angaben zu Ihren Datensätzen. Benutzerdefinierte Felder erscheinen in Formularen, Listen, Filtern, Exporten und Importen.',
  newField: 'Neues Feld',
  recordType: 'Datensatztyp',
  partnersCanEdit: 'Partner können bearbeiten',
  partnersCanView: 'Partner können ansehen',
  archived: 'Archiviert',
  restore: 'Wiederherstellen',
};
