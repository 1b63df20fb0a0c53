import type { Reader } from '#server/figures/ask.ts';
import { largest, merged, ranked } from '#server/figures/breakdown.ts';
import { defineFigures } from '#server/figures/define.ts';
import { wonLines } from '../measures.ts';

const products: Reader = (ask) => {
  const rows = ask.rowsOf(wonLines, { span: ask.spans.now });
  const found = largest(ask, rows, 't.product_id', 'products');
  return () => ranked(merged(found(), (id) => ({ product_id: id ?? '' }), rows));
};

export const figures = defineFigures({ widgets: { products } });
