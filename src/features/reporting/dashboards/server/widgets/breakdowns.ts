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

/**
 * The largest parts of what was won, for each currency; `key` says by what it is split, `names` where the names are.
 * @param only of what stands in several parts, which of them
 */
function largest(ask: Ask, rows: Rows, key: string, names: string, only: readonly string[] = []): () => Part[] {
  return ask.select<Part>(
    (p) => `select r.key as id, n.name, r.currency, r.count, r.amount_minor from (
        select s.key, s.currency, count(*)::int as count, coalesce(sum(s.amount_minor), 0)::bigint as amount_minor,
          row_number() over (partition by s.currency order by coalesce(sum(s.amount_minor), 0) desc, s.key nulls last) as place
        from (select ${key} as key, t.currency, t.amount_minor from ${sourceOf(rows, p)}) s
        ${only.length > 0 ? `where s.key = any(${p.addAll(only)}::uuid[])` : ''} group by s.key, s.currency) r
      left join ${names} n on n.organization_id = $1::uuid and n.id = r.key
      where r.place <= ${TOP} order by r.place, r.currency`,
  );
}

/** Lead partners by what they won. */
export const topPartners: Reader = (ask) => {
  const rows = ask.rows('opportunities', { ...wonIn(ask.spans.now), ...withPartners });
  const found = largest(ask, rows, 't.partner_id', 'partners');
  return () => ranked(merged(found(), (id) => ({ partner_id: id! }), rows));
};

/** What partners won, by the regions they stand in: whose partner stands in several counts in each of them. */
export const regions: Reader = (ask) => {
  const rows = ask.rows('opportunities', { ...wonIn(ask.spans.now), ...withPartners });
  const each = "unnest(coalesce(nullif(t.partner_region_ids, '{}'), array[null::uuid]))";
  const found = largest(ask, rows, each, 'partner_regions', ask.regions);
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
  const found = largest(ask, rows, 't.product_id', 'products');
  return () => ranked(merged(found(), (id) => ({ product_id: id ?? '' }), rows));
};

/** A partner's customers by what was won with them. */
export const topAccounts: Reader = (ask) => {
  const rows = ask.rows('opportunities', wonIn(ask.spans.now));
  const found = largest(ask, rows, 't.account_id', 'accounts');
  return () => ranked(merged(found(), (id) => ({ account_id: id ?? '' }), rows));
};
