import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/dashboards'> = {
  'Closed deals, decisions and new partners.': 'Abgeschlossene Deals, Entscheidungen und neue Partner.',
  'Customize partner dashboard': 'Partner-Dashboard anpassen',
  Group: 'Gruppe',
  'Last 12 months': 'Letzte 12 Monate',
  'Last year': 'Letztes Jahr',
  'No activity yet.': 'Noch keine Aktivität.',
  'No activity yet. Decisions, payments and messages appear here.':
    'Noch keine Aktivität. Entscheidungen, Zahlungen und Nachrichten erscheinen hier.',
  'No rows match this question.': 'Keine Zeilen passen zu dieser Frage.',
  'Partner dashboard': 'Partner-Dashboard',
  'Recent activity': 'Letzte Aktivitäten',
  'Recent decisions, payments, tier changes and messages from the company.':
    'Letzte Entscheidungen, Zahlungen, Stufenwechsel und Nachrichten des Unternehmens.',
  'Saved report': 'Gespeicherter Bericht',
  'The answer to the question of a saved report, as you see it today.':
    'Die Antwort auf die Frage eines gespeicherten Berichts, wie Sie sie heute sehen.',
  dashboard: 'Dashboard',
  'dashboard layout': 'Dashboard-Layout',
  'dashboard layouts': 'Dashboard-Layouts',
  dashboards: 'Dashboards',
  'Custom…': 'Benutzerdefiniert…',
};
