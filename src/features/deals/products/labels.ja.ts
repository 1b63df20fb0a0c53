import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/products'> = {
  'Earns commission': 'コミッション対象',
  'If off, lines with this product earn no commission.': 'オフの場合、この製品の明細にはコミッションが発生しません。',
  'List price': '定価',
  'New product': '新しい製品',
  product: '製品',
  products: '製品',
};
