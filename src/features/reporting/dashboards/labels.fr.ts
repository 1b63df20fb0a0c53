import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/dashboards'> = {
  'Closed deals, decisions and new partners.': 'Affaires closes, décisions et nouveaux partenaires.',
  'Customize partner dashboard': 'Personnaliser le tableau de bord partenaire',
  Dashboard: 'Tableau de bord',
  Group: 'Groupe',
  'Last 12 months': '12 derniers mois',
  'Last year': 'L’année dernière',
  'No activity yet.': 'Aucune activité pour l’instant.',
  'No activity yet. Decisions, payments and messages appear here.':
    'Aucune activité pour l’instant. Les décisions, les paiements et les messages apparaissent ici.',
  'No rows match this question.': 'Aucune ligne ne correspond à cette question.',
  'Partner dashboard': 'Tableau de bord partenaire',
  'Recent activity': 'Activité récente',
  'Recent decisions, payments, tier changes and messages from the company.':
    'Décisions, paiements, changements de niveau et messages récents de l’entreprise.',
  'Saved report': 'Rapport enregistré',
  'The answer to the question of a saved report, as you see it today.':
    'La réponse à la question d’un rapport enregistré, telle que vous la voyez aujourd’hui.',
  dashboard: 'tableau de bord',
  'dashboard layout': 'disposition de tableau de bord',
  'dashboard layouts': 'dispositions de tableaux de bord',
  dashboards: 'tableaux de bord',
  'Custom…': 'Personnalisée…',
};
