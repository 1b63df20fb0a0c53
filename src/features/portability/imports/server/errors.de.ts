import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'portability/imports'> = {
  'Check the import first.': 'Prüfen Sie zuerst den Import.',
  'Each file needs a name.': 'Jede Datei benötigt einen Namen.',
  'It refers to a row that was not imported.': 'Sie verweist auf eine Zeile, die nicht importiert wurde.',
  'Send the files as multipart/form-data.': 'Senden Sie die Dateien als multipart/form-data.',
  'Specify the file.': 'Geben Sie die Datei an.',
  'This file does not exist.': 'Diese Datei existiert nicht.',
  'This import can no longer be undone, because what it changed is in the archive of the audit log.':
    'Dieser Import kann nicht mehr rückgängig gemacht werden, weil seine Änderungen im Archiv des Audit-Protokolls sind.',
  'Your data has changed since the import was checked. Check it again.':
    'Ihre Daten haben sich seit der Prüfung des Imports geändert. Prüfen Sie ihn erneut.',
  'has several line items; change it in Tandem': 'Der Deal hat mehrere Positionen. Ändern Sie ihn in Tandem.',
  'has several partners; change it in Tandem': 'Der Deal hat mehrere Partner. Ändern Sie ihn in Tandem.',
  'one has no name': 'Eine Datei hat keinen Namen.',
};
