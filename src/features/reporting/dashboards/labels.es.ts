import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/dashboards'> = {
  'Closed deals, decisions and new partners.': 'Negocios cerrados, decisiones y nuevos partners.',
  'Customize partner dashboard': 'Personalizar el panel de partners',
  Dashboard: 'Panel',
  Group: 'Grupo',
  'Last 12 months': 'Últimos 12 meses',
  'Last year': 'Año pasado',
  'No activity yet.': 'Aún no hay actividad.',
  'No activity yet. Decisions, payments and messages appear here.':
    'Aún no hay actividad. Las decisiones, los pagos y los mensajes aparecen aquí.',
  'No rows match this question.': 'Ninguna fila coincide con esta pregunta.',
  'Partner dashboard': 'Panel de partners',
  'Recent activity': 'Actividad reciente',
  'Recent decisions, payments, tier changes and messages from the company.':
    'Decisiones, pagos, cambios de nivel y mensajes recientes de la empresa.',
  'Saved report': 'Informe guardado',
  'The answer to the question of a saved report, as you see it today.':
    'La respuesta a la pregunta de un informe guardado, tal como la ves hoy.',
  dashboard: 'panel',
  'dashboard layout': 'diseño de panel',
  'dashboard layouts': 'diseños de paneles',
  dashboards: 'paneles',
  'Custom…': 'Personalizado…',
};
