import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/crm-providers'> = {
  'Account name': 'Nom du compte',
  'Appointment scheduled': 'Rendez-vous planifié',
  'Close date': 'Date de clôture',
  'Closed lost': 'Clos perdu',
  'Closed won': 'Clos gagné',
  'Decision maker bought in': 'Décideur convaincu',
  'Demo CRM': 'CRM de démonstration',
  'Demo Pipedrive': 'Pipedrive (démonstration)',
  'Demo REST system': 'Système REST (démonstration)',
  'Demo Salesforce': 'Salesforce (démonstration)',
  'Is not available': 'N’est pas disponible',
  'Lead in': 'Lead entrant',
  'Limits the number of requests': 'Limite le nombre de requêtes',
  'Number of employees': 'Nombre d’employés',
  'Presentation scheduled': 'Présentation planifiée',
  'Qualified to buy': 'Qualifié pour l’achat',
  'Refuses every change': 'Refuse toute modification',
  'Refuses the credentials': 'Refuse les identifiants',
  'Value (USD)': 'Valeur (USD)',
  Works: 'Fonctionne',
  customer: 'client',
  organization: 'organisation',
  'record of Demo CRM': 'fiche du CRM de démonstration',
  'records of Demo CRM': 'fiches du CRM de démonstration',
};
