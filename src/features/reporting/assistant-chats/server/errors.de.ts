import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/assistant-chats'> = {
  'Enter the address of a model first.': 'Geben Sie zuerst die Adresse eines Modells ein.',
  'Only answers can be rated.': 'Nur Antworten können bewertet werden.',
  'The assistant is still answering your last question.': 'Der Assistent beantwortet noch Ihre letzte Frage.',
  'These settings were changed in the meantime.': 'Diese Einstellungen wurden in der Zwischenzeit geändert.',
  'This conversation is full. Start a new one.': 'Diese Unterhaltung ist voll. Beginnen Sie eine neue.',
  'This question needs too many records. Ask for less at once.':
    'Diese Frage benötigt zu viele Datensätze. Fragen Sie nach weniger auf einmal.',
  'is required with an address': 'Ist mit einer Adresse erforderlich.',
  'must be a web address, such as https://models.example.com/v1':
    'Muss eine Webadresse sein, etwa https://models.example.com/v1.',
  'must not contain ? or #': 'Darf weder ? noch # enthalten.',
  'must not contain a password; enter it as the key': 'Darf kein Passwort enthalten. Geben Sie es als Schlüssel ein.',
};
