import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-lines'> = {
  'Deal archived': 'Negócio arquivado',
  'Line items of the deals won in the period, by product. A deal’s amount is the total of its lines.':
    'Linhas dos negócios ganhos no período, por produto. O valor de um negócio é o total das linhas dele.',
  'No deals won in this period have lines.': 'Nenhum negócio ganho neste período tem linhas.',
  'No product': 'Sem produto',
  'Product mix': 'Mix de produtos',
  'Products sold': 'Produtos vendidos',
  Tax: 'Imposto',
  'opportunity line': 'linha da oportunidade',
  'opportunity lines': 'linhas de oportunidades',
};
