import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import type { PlanEarnings, PlanVocabulary } from '../responses.ts';

/** Above this number, products are searched by name instead of offered in a list. */
const PRODUCTS = 2_000;

export async function planVocabulary(call: Call): Promise<PlanVocabulary> {
  const lists = await call.one<Omit<PlanVocabulary, 'currency' | 'custom_fields'>>(
    `select ${['partner_types', 'partner_tiers', 'partner_regions', 'product_categories', 'opportunity_types']
      .map((table) => `(${optionsOf(table, '"order", name')}) as ${table}`)
      .join(', ')}, (${optionsOf('products', 'name', PRODUCTS)}) as products`,
    [call.organization_id],
  );
  const custom_fields = await call.rows<PlanVocabulary['custom_fields'][number]>(sql`
    select distinct on (key) key, label, field_type,
      (select coalesce(jsonb_agg(jsonb_build_object('value', o->>'value', 'label', o->>'label')), '[]')
        from jsonb_array_elements(options) o) as options
    from custom_fields
    where organization_id = ${call.organization_id} and entity in ('opportunities', 'partners') and archived_at is null
      and field_type in ('STRING', 'SELECT', 'MULTI_SELECT', 'DECIMAL', 'BOOL') order by key, entity`);
  return { currency: await baseCurrency(call), ...lists, custom_fields };
}

function optionsOf(table: string, order: string, limit = 1_000): string {
  return `select coalesce(json_agg(o), '[]') from (select id, name from ${table}
    where organization_id = $1 and archived_at is null order by ${order} limit ${limit}) o`;
}

/** Earned and paid commissions of each plan so far, by currency. */
export function planEarnings(call: Call): Promise<PlanEarnings[]> {
  return call.rows<PlanEarnings>(sql`
    select v.plan_id, l.currency, sum(l.amount_minor)::bigint as earned_minor,
      coalesce(sum(l.amount_minor) filter (where l.status = 'paid'), 0)::bigint as paid_minor
    from commission_lines l join plan_versions v on v.organization_id = l.organization_id and v.id = l.plan_version_id
    where l.organization_id = ${call.organization_id} and l.status <> 'void' group by v.plan_id, l.currency
    order by v.plan_id, 3 desc`);
}
