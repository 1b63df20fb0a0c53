import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contact-types'> = {
  'Contact types': 'Tipos de contacto',
  'The roles of people at partners and customers, such as sales, technical or billing.':
    'Las funciones de las personas en partners y clientes, como ventas, técnica o facturación.',
  'contact type': 'tipo de contacto',
  'contact types': 'tipos de contacto',
};
