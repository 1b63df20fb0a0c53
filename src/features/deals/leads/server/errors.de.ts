import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/leads'> = {
  'A lead is offered to you, your time to answer ends soon, or the offer has ended.':
    'Ihnen wird ein Lead angeboten, Ihre Antwortfrist endet bald, oder das Angebot ist beendet.',
  'A lead is unassigned, marked as spam, or waits too long for a first contact.':
    'Ein Lead ist nicht zugewiesen, wurde als Spam markiert oder wartet zu lange auf den ersten Kontakt.',
  'A partner accepts or declines a lead.': 'Ein Partner nimmt einen Lead an oder lehnt ihn ab.',
  'A partner has this lead. Close it or mark it as spam before you archive it.':
    'Ein Partner hat diesen Lead. Schließen Sie ihn oder markieren Sie ihn als Spam, bevor Sie ihn archivieren.',
  'First contact with leads': 'Erster Kontakt mit Leads',
  'Leads offered to you': 'Ihnen angebotene Leads',
  'Leads that need you': 'Leads, die Sie brauchen',
  'Partner answers to leads': 'Antworten von Partnern auf Leads',
  'The first contact with a lead you accepted is overdue.':
    'Der erste Kontakt mit einem von Ihnen angenommenen Lead ist überfällig.',
  'The time to answer has ended.': 'Die Zeit zum Antworten ist abgelaufen.',
  'This lead is archived.': 'Dieser Lead ist archiviert.',
  'accepted leads': 'angenommene Leads',
  'already works on this lead': 'Arbeitet bereits an diesem Lead.',
  'is already the ID of another lead': 'Ist bereits die ID eines anderen Leads.',
  'is already the name of another rule': 'So heißt bereits eine andere Regel.',
  'is not a custom field of partners': 'Ist kein benutzerdefiniertes Feld von Partnern.',
  'leads without a partner': 'Leads ohne Partner',
  'names a record that does not exist': 'Nennt einen Datensatz, der nicht existiert.',
  'need points for at least one criterion': 'Mindestens ein Kriterium braucht Punkte.',
  'new leads': 'neue Leads',
};
