import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/leads'> = {
  'A partner has this lead. Close it or mark it as spam before you archive it.':
    'Ein Partner hat diesen Lead. Schließen Sie ihn oder markieren Sie ihn als Spam, bevor Sie ihn archivieren.',
  'The time to answer has ended.': 'Die Zeit zum Antworten ist abgelaufen.',
  'This lead is archived.': 'Dieser Lead ist archiviert.',
  'already works on this lead': 'Arbeitet bereits an diesem Lead.',
  'is already the ID of another lead': 'Ist bereits die ID eines anderen Leads.',
  'is already the name of another rule': 'So heißt bereits eine andere Regel.',
  'is not a custom field of partners': 'Ist kein benutzerdefiniertes Feld von Partnern.',
  'names a record that does not exist': 'Nennt einen Datensatz, der nicht existiert.',
  'need points for at least one criterion': 'Mindestens ein Kriterium braucht Punkte.',
};
