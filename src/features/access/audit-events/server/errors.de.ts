import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/audit-events'> = {
  'Only people who see the whole audit log can search its archive.':
    'Nur Personen, die das gesamte Audit-Protokoll sehen, können dessen Archiv durchsuchen.',
  'The audit log was changed after it was sealed. Find out why before you erase a person.':
    'Das Audit-Protokoll wurde geändert, nachdem es versiegelt wurde. Klären Sie den Grund, bevor Sie die Daten einer Person löschen.',
  'This audit event': 'Dieses Ereignis im Audit-Protokoll',
  'at_lte: lies before at_gte': 'at_lte: Liegt vor at_gte.',
  'is needed, as a time': 'Ist als Zeitpunkt erforderlich.',
  'lies before at_gte': 'Liegt vor at_gte.',
};
