import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/assistant-proposals'> = {
  'A filter is a field of the list.': 'Ein Filter muss ein Feld der Liste sein.',
  'Enter a subject for the email.': 'Geben Sie einen Betreff für die E-Mail ein.',
  'Give a kind of record or a text.': 'Geben Sie eine Art von Datensatz oder einen Text an.',
  'The assistant no longer offers this step.': 'Der Assistent bietet diesen Schritt nicht mehr an.',
  'This is not available to you here. It needs another permission or module.':
    'Das ist für Sie hier nicht verfügbar. Es erfordert eine andere Berechtigung oder ein anderes Modul.',
  'This proposal has expired. Ask the assistant again.':
    'Dieser Vorschlag ist abgelaufen. Fragen Sie den Assistenten erneut.',
  'This record does not exist.': 'Dieser Datensatz existiert nicht.',
  'This takes too many reads. Ask for less at once.':
    'Dies erfordert zu viele Lesezugriffe. Fragen Sie nach weniger auf einmal.',
  'Use filters for this kind of record.': 'Verwenden Sie für diese Art von Datensatz Filter.',
  'You do not have the permission for this.': 'Sie haben dafür keine Berechtigung.',
  'for example': 'zum Beispiel',
  'kind that can be changed': 'Art, die geändert werden kann',
  'kind that can be created': 'Art, die erstellt werden kann',
  'kind with notes': 'Art mit Notizen',
};
