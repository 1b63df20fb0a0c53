import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import { Ask } from '#server/figures/ask.ts';
import { also } from '#server/figures/rows.ts';
import { measureOf } from '#shared/measures.ts';
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

/** Earned and paid commissions of each plan so far, by currency, the largest first. */
export async function planEarnings(call: Call): Promise<PlanEarnings[]> {
  const ask = new Ask(call, {}, {});
  const byPlan = (measure: string) =>
    ask.sums<{ plan_id: string }>(also(ask.rowsOf(measureOf(measure)), { plan_id_ne: '' }), ['plan_id']);
  const [earned, paid] = [byPlan('earned_commission'), byPlan('paid_commission')];
  await ask.answer();
  const paidSums = new Map(paid().map((sum) => [`${sum.plan_id} ${sum.currency}`, sum.amount_minor]));
  return earned()
    .map(({ plan_id, currency, amount_minor }) => ({
      plan_id,
      currency,
      earned_minor: amount_minor,
      paid_minor: paidSums.get(`${plan_id} ${currency}`) ?? 0,
    }))
    .toSorted((a, b) => b.earned_minor - a.earned_minor);
}
