import type { Measured } from '../../schema.ts';
import { type Ask, type Reader, wonIn } from '../ask.ts';
import { type Filters, type Rows, sourceOf } from '../rows.ts';
import { merged } from './pipeline.ts';

const TOP = 10;

interface Part {
  id: string | null;
  name: string | null;
  currency: string;
  count: number;
  amount_minor: number;
}

const ranked = (items: Measured['items']) => ({ measured: { series: [], groups: [], items } });
const withPartners: Filters = { attribution: ['sourced', 'influenced'] };

/** The largest parts of what was won, for each currency; `column` says by what it is split, `names` where the names are. */
function largest(ask: Ask, rows: Rows, column: string, names: string): () => Part[] {
  return ask.select<Part>(
    (p) => `select r.key as id, n.name, r.currency, r.count, r.amount_minor from (
        select t.${column} as key, t.currency, count(*)::int as count, coalesce(sum(t.amount_minor), 0)::bigint as amount_minor,
          row_number() over (partition by t.currency order by coalesce(sum(t.amount_minor), 0) desc, t.${column} nulls last) as place
        from ${sourceOf(rows, p)} group by t.${column}, t.currency) r
      left join ${names} n on n.organization_id = $1::uuid and n.id = r.key
      where r.place <= ${TOP} order by r.place, r.currency`,
  );
}

/** Lead partners by what they won. */
export const topPartners: Reader = (ask) => {
  const rows = ask.rows('opportunities', { ...wonIn(ask.spans.now), ...withPartners });
  const found = largest(ask, rows, 'partner_id', 'partners');
  return () => ranked(merged(found(), (id) => ({ partner_id: id! }), rows));
};

/** What partners won, by the region they belong to. */
export const regions: Reader = (ask) => {
  const rows = ask.rows('opportunities', { ...wonIn(ask.spans.now), ...withPartners });
  const found = largest(ask, rows, 'partner_region_id', 'partner_regions');
  return () => ranked(merged(found(), (id) => ({ partner_region_id: id ?? '' }), rows));
};

/** What was sold, line by line: the amounts of a deal's lines are the deal's amount. */
export const products: Reader = (ask) => {
  const { status, ...days } = wonIn(ask.spans.now);
  const rows = ask.rows('opportunity_lines', {
    opportunity_status: status!,
    opportunity_is_archived: 'false',
    ...days,
  });
  const found = largest(ask, rows, 'product_id', 'products');
  return () => ranked(merged(found(), (id) => ({ product_id: id ?? '' }), rows));
};

/** A partner's customers by what was won with them. */
export const topAccounts: Reader = (ask) => {
  const rows = ask.rows('opportunities', wonIn(ask.spans.now));
  const found = largest(ask, rows, 'account_id', 'accounts');
  return () => ranked(merged(found(), (id) => ({ account_id: id ?? '' }), rows));
};
