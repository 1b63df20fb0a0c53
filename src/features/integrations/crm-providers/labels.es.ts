import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/crm-providers'> = {
  'Account name': 'Nombre de la cuenta',
  'Appointment scheduled': 'Cita programada',
  'Close date': 'Fecha de cierre',
  'Closed lost': 'Cierre perdido',
  'Closed won': 'Cierre ganado',
  'Decision maker bought in': 'Decisor convencido',
  'Demo CRM': 'CRM de demostración',
  'Demo Pipedrive': 'Pipedrive de demostración',
  'Demo REST system': 'Sistema REST de demostración',
  'Demo Salesforce': 'Salesforce de demostración',
  'Is not available': 'No está disponible',
  'Lead in': 'Entrada de leads',
  'Limits the number of requests': 'Limita el número de solicitudes',
  'Number of employees': 'Número de empleados',
  'Presentation scheduled': 'Presentación programada',
  'Qualified to buy': 'Cualificado para comprar',
  'Refuses every change': 'Rechaza todos los cambios',
  'Refuses the credentials': 'Rechaza las credenciales',
  'Value (USD)': 'Valor (USD)',
  Works: 'Funciona',
  customer: 'cliente',
  organization: 'organización',
  'record of Demo CRM': 'registro del CRM de demostración',
  'records of Demo CRM': 'registros del CRM de demostración',
};
