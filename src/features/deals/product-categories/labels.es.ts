import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/product-categories'> = {
  'Product categories': 'Categorías de producto',
  'product categories': 'categorías de producto',
  'product category': 'categoría de producto',
};
