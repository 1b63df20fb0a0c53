import type { Ask } from '#server/figures/ask.ts';
import { countOf, type Rows } from '#server/figures/rows.ts';
import type { Overview } from '../schema.ts';

/** The records that exist at all, regardless of the dashboard's filters. */
export function overview(ask: Ask): () => Overview {
  const all = (list: Rows['list']): Rows => ({ list, filters: {} });
  const found = ask.select<{
    currencies: string[];
    deals: number;
    registrations: number;
    partners: number;
    plans: number;
  }>(
    () => `with deals as materialized (
       select currency, count(*)::int as count from opportunities where organization_id = $1::uuid and archived_at is null group by currency),
     money as (
       select currency, count from deals union all
       select distinct currency, 0 from commission_lines where organization_id = $1::uuid)
     select
       (select coalesce(json_agg(currency order by count desc, currency), '[]')
        from (select currency, sum(count) as count from money group by currency) c) as currencies,
       (select coalesce(sum(count), 0)::int from deals) as deals,
       (select count(*)::int from deal_registrations where organization_id = $1::uuid) as registrations,
       (select count(*)::int from partners where organization_id = $1::uuid and archived_at is null) as partners,
       (select count(*)::int from commission_plans where organization_id = $1::uuid and archived_at is null) as plans`,
  );
  return () => {
    const { currencies, deals, registrations, partners, plans } = found()[0]!;
    return {
      currencies,
      deals: countOf(deals, all('opportunities')),
      registrations: countOf(registrations, all('deal_registrations')),
      program: ask.isPartner
        ? null
        : { partners: countOf(partners, all('partners')), plans: { count: plans, rows: 'commission_plans' } },
    };
  };
}
