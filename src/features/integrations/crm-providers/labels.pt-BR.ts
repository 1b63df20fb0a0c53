import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/crm-providers'> = {
  'Account name': 'Nome da conta',
  'Appointment scheduled': 'Reunião agendada',
  'Close date': 'Data de fechamento',
  'Closed lost': 'Fechado perdido',
  'Closed won': 'Fechado ganho',
  'Decision maker bought in': 'Decisor convencido',
  'Demo CRM': 'CRM de demonstração',
  'Demo Pipedrive': 'Pipedrive de demonstração',
  'Demo REST system': 'Sistema REST de demonstração',
  'Demo Salesforce': 'Salesforce de demonstração',
  'Is not available': 'Não está disponível',
  'Lead in': 'Entrada de lead',
  'Limits the number of requests': 'Limita o número de solicitações',
  'Number of employees': 'Número de funcionários',
  'Presentation scheduled': 'Apresentação agendada',
  'Qualified to buy': 'Qualificado para comprar',
  'Refuses every change': 'Recusa todas as alterações',
  'Refuses the credentials': 'Recusa as credenciais',
  'Value (USD)': 'Valor (USD)',
  Works: 'Funciona',
  customer: 'cliente',
  organization: 'organização',
  'record of Demo CRM': 'registro do CRM de demonstração',
  'records of Demo CRM': 'registros do CRM de demonstração',
};
