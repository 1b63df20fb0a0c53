import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/product-categories'> = {
  'Product categories': 'Catégories de produits',
  'product categories': 'catégories de produits',
  'product category': 'catégorie de produits',
};
