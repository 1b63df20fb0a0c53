import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/products'> = {
  'Earns commission': 'Donne droit à commission',
  'If off, lines with this product earn no commission.':
    'Si désactivé, les lignes de ce produit ne donnent droit à aucune commission.',
  'List price': 'Prix catalogue',
  'New product': 'Nouveau produit',
  product: 'produit',
  products: 'produits',
};
