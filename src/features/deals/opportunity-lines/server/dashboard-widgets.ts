import {
  defineFigures,
  largest,
  merged,
  type Reader,
  ranked,
  wonIn,
} from '#features/reporting/dashboards/server/service.ts';

/** What was sold, line by line: the amounts of a deal's lines are the deal's amount. */
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
