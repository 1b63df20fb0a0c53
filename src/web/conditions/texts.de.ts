import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  or: 'oder',
  groupAllThese: (index: Part) => `Gruppe ${index}: alle diese Bedingungen`,
  and: 'Und',
  addCondition: 'Bedingung hinzufügen',
  orIf: 'Oder wenn…',
  field: 'Feld',
  operator: 'Operator',
  recordsWithoutValueNotIncluded: 'Datensätze ohne Wert sind nicht enthalten.',
  thisFieldWasDeletedSoNothing: 'Dieses Feld wurde gelöscht. Diese Bedingung trifft daher auf nichts zu.',
  removeCondition: 'Bedingung entfernen',
  choose: 'Auswählen…',
  typeAndPressEnter: 'Eingeben und Eingabetaste drücken',
  yes: 'Ja',
  no: 'Nein',
  archived: (label: Part) => `${label} (archiviert)`,
  deletedItem: 'Gelöschtes Element',
  days: (label: Part) => `${label}, Tage`,
  from: (label: Part) => `${label}, von`,
  to: 'bis',
  toLabel: (label: Part) => `${label}, bis`,
  currency: (label: Part) => `${label}, Währung`,
};
