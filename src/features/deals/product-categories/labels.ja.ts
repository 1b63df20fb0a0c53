import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/product-categories'> = {
  'Product categories': '製品カテゴリー',
  'product categories': '製品カテゴリー',
  'product category': '製品カテゴリー',
};
