import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './validation.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  required: 'Dieses Feld ist erforderlich.',
  unknownField: 'Dieses Feld ist nicht bekannt.',
  mustBe: (expected) => `Erwartet: ${expected.join(' oder ')}.`,
  oneOf: (values) => `einer der Werte ${values}`,
  wrongFormat: 'Hat das falsche Format.',
  otherText: 'Text in einem anderen Format',
  validFormat: (format) => `ein gültiger Wert (${format})`,
  minCharacters: (count) => `Mindestens ${count} Zeichen eingeben.`,
  maxCharacters: (count) => `Höchstens ${count} Zeichen eingeben.`,
  atLeast: (value) => `Muss mindestens ${value} sein.`,
  atMost: (value) => `Darf höchstens ${value} sein.`,
  moreThan: (value) => `Muss größer als ${value} sein.`,
  lessThan: (value) => `Muss kleiner als ${value} sein.`,
  multipleOf: (value) => `Muss ein Vielfaches von ${value} sein.`,
  minEntries: (count) => `Mindestens ${count} ${count === 1 ? 'Eintrag' : 'Einträge'} angeben.`,
  maxEntries: (count) => `Höchstens ${count} ${count === 1 ? 'Eintrag' : 'Einträge'} angeben.`,
  entryTwice: 'Darf denselben Eintrag nicht zweimal enthalten.',
  minFields: (count) => `Mindestens ${count} ${count === 1 ? 'Feld' : 'Felder'} angeben.`,
  maxFields: (count) => `Höchstens ${count} ${count === 1 ? 'Feld' : 'Felder'} angeben.`,
  malformed: 'Ist fehlerhaft aufgebaut.',
  kinds: {
    string: 'Text',
    integer: 'eine ganze Zahl',
    number: 'eine Zahl',
    boolean: 'true oder false',
    array: 'eine Liste',
    object: 'ein Objekt',
    null: 'leer',
  },
  formats: {
    uuid: 'eine ID (UUID)',
    date: 'ein Datum (JJJJ-MM-TT)',
    'date-time': 'Datum und Uhrzeit (ISO 8601, etwa 2026-03-16T09:00:00Z)',
    time: 'eine Uhrzeit (HH:MM:SS)',
    email: 'eine E-Mail-Adresse',
    uri: 'eine Webadresse',
  },
};
