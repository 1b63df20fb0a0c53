import type { Item, Measured } from '#shared/figures.ts';
import type { Ask } from './ask.ts';
import { cell, item } from './cells.ts';
import { addressOf, also, type Filters, inCurrency, type Rows, sourceOf } from './rows.ts';

const TOP = 10;

export interface Part {
  id: string | null;
  name: string | null;
  currency: string;
  count: number;
  amount_minor: number;
}

export const ranked = (items: Measured['items']) => ({ measured: { series: [], groups: [], items } });

/**
 * The largest parts of what was won, for each currency; `key` says by what it is split, `names` where the names are.
 * @param only of what stands in several parts, which of them
 */
export function largest(ask: Ask, rows: Rows, key: string, names: string, only: readonly string[] = []): () => Part[] {
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

/** Lines of one thing in several currencies become one item with a figure for each. */
export function merged(
  parts: readonly (Part & { color?: string | null; before?: number })[],
  filters: (id: string | null) => Filters,
  rows: ReturnType<Ask['rows']>,
): Item[] {
  const items = new Map<string, Item>();
  for (const { id, name, color = null, currency, count, amount_minor } of parts) {
    const one = items.get(id ?? '') ?? item(id ?? 'none', 'money', [], { name, color });
    items.set(id ?? '', one);
    const address = addressOf(inCurrency(also(rows, filters(id)), currency));
    one.cells.push(cell(currency, [amount_minor], count, address));
  }
  return [...items.values()];
}
