import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-lines'> = {
  'Deal archived': 'Negocio archivado',
  'Line items of the deals won in the period, by product. A deal’s amount is the total of its lines.':
    'Líneas de los negocios ganados en el período, por producto. El importe de un negocio es el total de sus líneas.',
  'No deals won in this period have lines.': 'Ningún negocio ganado en este período tiene líneas.',
  'No product': 'Sin producto',
  'Product mix': 'Combinación de productos',
  'Products sold': 'Productos vendidos',
  Tax: 'Impuesto',
  'opportunity line': 'línea de oportunidad',
  'opportunity lines': 'líneas de oportunidad',
};
