import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/product-categories'> = {
  'Product categories': 'Categorias de produto',
  'product categories': 'categorias de produto',
  'product category': 'categoria de produto',
};
