import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contact-types'> = {
  'Contact types': 'Tipos de contato',
  'The roles of people at partners and customers, such as sales, technical or billing.':
    'As funções das pessoas em parceiros e clientes, como vendas, técnica ou faturamento.',
  'contact type': 'tipo de contato',
  'contact types': 'tipos de contato',
};
