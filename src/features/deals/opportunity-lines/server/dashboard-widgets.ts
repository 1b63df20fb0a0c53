import type { Reader } from '#server/figures/ask.ts';
import { largest, merged, ranked } from '#server/figures/breakdown.ts';
import { defineFigures } from '#server/figures/define.ts';
import { wonIn } from '#server/figures/rows.ts';

/** The products sold, by line: the amounts of a deal's lines add up to the deal's amount. */
const products: Reader = (ask) => {
  const { status, ...days } = wonIn(ask.spans.now);
  const rows = ask.rows('opportunity_lines', {
    opportunity_status: status!,
    opportunity_is_archived: 'false',
    ...days,
  });
  const found = largest(ask, rows, 't.product_id', 'products');
  return () => ranked(merged(found(), (id) => ({ product_id: id ?? '' }), rows));
};

export const figures = defineFigures({ widgets: { products } });
