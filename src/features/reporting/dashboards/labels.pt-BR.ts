import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/dashboards'> = {
  'Closed deals, decisions and new partners.': 'Negócios fechados, decisões e novos parceiros.',
  'Customize partner dashboard': 'Personalizar painel do parceiro',
  Dashboard: 'Painel',
  Group: 'Grupo',
  'Last 12 months': 'Últimos 12 meses',
  'Last year': 'Ano passado',
  'No activity yet.': 'Ainda não há atividade.',
  'No activity yet. Decisions, payments and messages appear here.':
    'Ainda não há atividade. Decisões, pagamentos e mensagens aparecem aqui.',
  'No rows match this question.': 'Nenhuma linha corresponde a esta pergunta.',
  'Partner dashboard': 'Painel do parceiro',
  'Recent activity': 'Atividade recente',
  'Recent decisions, payments, tier changes and messages from the company.':
    'Decisões, pagamentos, mudanças de nível e mensagens recentes da empresa.',
  'Saved report': 'Relatório salvo',
  'The answer to the question of a saved report, as you see it today.':
    'A resposta à pergunta de um relatório salvo, como você a vê hoje.',
  dashboard: 'painel',
  'dashboard layout': 'layout do painel',
  'dashboard layouts': 'layouts de painéis',
  dashboards: 'painéis',
  'Custom…': 'Personalizado…',
};
