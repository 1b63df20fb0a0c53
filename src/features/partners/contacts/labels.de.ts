import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contacts'> = {
  'Erase a person for good: their name, addresses and other personal data':
    'Eine Person endgültig löschen: Name, Adressen und andere personenbezogene Daten',
  'Erase person': 'Person löschen',
  'New contact': 'Neuer Kontakt',
  'No access': 'Kein Zugriff',
  'No portal access': 'Kein Portalzugriff',
  'Person erased': 'Person gelöscht',
  Primary: 'Hauptkontakt',
  'Primary contact': 'Hauptkontakt',
  'Replaces the current primary contact.': 'Ersetzt den aktuellen Hauptkontakt.',
  'Their name, addresses and other personal data are removed from the contact, tasks, meetings, emails and the audit log. What happened stays, without the name. This cannot be undone.':
    'Name, Adressen und andere personenbezogene Daten werden aus Kontakt, Aufgaben, Terminen, E-Mails und Audit-Protokoll entfernt. Was geschehen ist, bleibt, ohne den Namen. Dies kann nicht rückgängig gemacht werden.',
  'Works at': 'Arbeitet bei',
  contacts: 'Kontakte',
};
