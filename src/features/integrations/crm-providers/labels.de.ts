import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/crm-providers'> = {
  'Account name': 'Name des Accounts',
  'Appointment scheduled': 'Termin geplant',
  'Close date': 'Abschlussdatum',
  'Closed lost': 'Abgeschlossen und verloren',
  'Closed won': 'Abgeschlossen und gewonnen',
  'Decision maker bought in': 'Entscheider überzeugt',
  'Demo CRM': 'Demo-CRM',
  'Demo Pipedrive': 'Demo-Pipedrive',
  'Demo REST system': 'Demo-REST-System',
  'Demo Salesforce': 'Demo-Salesforce',
  'Is not available': 'Ist nicht verfügbar',
  'Lead in': 'Lead eingegangen',
  'Limits the number of requests': 'Begrenzt die Anzahl der Anfragen',
  'Number of employees': 'Anzahl der Beschäftigten',
  'Presentation scheduled': 'Präsentation geplant',
  'Qualified to buy': 'Kaufbereit',
  'Refuses every change': 'Lehnt jede Änderung ab',
  'Refuses the credentials': 'Lehnt die Zugangsdaten ab',
  'Value (USD)': 'Wert (USD)',
  Works: 'Funktioniert',
  customer: 'Kunde',
  organization: 'Organisation',
  'record of Demo CRM': 'Datensatz des Demo-CRM',
  'records of Demo CRM': 'Datensätze des Demo-CRM',
};
