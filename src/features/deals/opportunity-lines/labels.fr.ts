import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-lines'> = {
  'Deal archived': 'Affaire archivée',
  'Line items of the deals won in the period, by product. A deal’s amount is the total of its lines.':
    'Lignes des affaires gagnées sur la période, par produit. Le montant d’une affaire est le total de ses lignes.',
  'No deals won in this period have lines.': 'Aucune affaire gagnée sur cette période n’a de lignes.',
  'No product': 'Aucun produit',
  'Product mix': 'Répartition des produits',
  'Products sold': 'Produits vendus',
  Tax: 'Taxe',
  'opportunity line': 'ligne d’opportunité',
  'opportunity lines': 'lignes d’opportunité',
};
