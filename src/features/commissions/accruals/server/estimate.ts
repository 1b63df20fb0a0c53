import type { SaleEvent } from '#features/commissions/commission-engine/event.ts';
import { openProgram } from '#features/commissions/commission-engine/program.ts';
import { openHistory } from '#features/commissions/commission-volumes/server/service.ts';
import { loadFacts, rateAll, rateFields, withAudiences } from '#features/commissions/commissions/server/service.ts';
import type { DealKind } from '#features/deals/opportunity-types/schema.ts';
import { type KnownRate, RATE_KNOWN } from '#features/setup/exchange-rates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { Estimate, EstimateInput } from '../schema.ts';
import { accrualKind, subscriptionOf } from './deals.ts';

/**
 * Estimates a partner's commission on a deal won on a day (today by default), under the present rules and counters.
 * Writes nothing.
 */
export async function estimateFor(call: Call, input: EstimateInput): Promise<Estimate> {
  await call.requirePartner(input.partner_id);
  if (input.account_id) {
    await call.one(
      sql`select from accounts where organization_id = ${call.organization_id} and id = ${input.account_id}`,
      'This account',
    );
  }
  return call.asCompany(async (company) => {
    const at = input.on ?? company.today();
    const loaded = await loadFacts(company, [input.partner_id]);
    if (loaded.facts.partners.length === 0) throw notFound('This partner');
    const deal = { ...(await dealOf(company, input)), id: newId(), type: 'sale' as const, at };
    const [event] = (await withAudiences(company, [deal])) as [SaleEvent];
    const occasion = {
      program: openProgram(loaded.facts),
      history: openHistory(company),
      known_at: company.now().toISOString(),
    };
    const [outcome] = await rateAll(occasion, [event]);
    if (!outcome?.rating) throw conflict(outcome?.failure ?? 'Commission cannot be calculated for this deal.');
    const { rating } = outcome;
    // Commission that is accrued as the customer pays has no line yet, but the settlement states its amount on the
    // whole deal.
    const own = (rating.trace?.settlements ?? []).filter(
      ({ event: of, partner }) => of === event.id && partner === input.partner_id,
    );
    const onMargin = new Set(
      (rating.trace?.pools ?? []).flatMap(({ rule, base }) => (base.kind === 'margin' ? [rule] : [])),
    );
    const lines = rating.lines.filter(({ of_event, partner }) => of_event === event.id && partner === input.partner_id);
    const parts = own
      .filter(({ gross_minor }) => gross_minor !== 0)
      .map(({ rule, gross_minor }) => ({ rule_id: rule, label: labelOf(rule), amount_minor: gross_minor }));
    return {
      amount_minor: parts.reduce((sum, part) => sum + part.amount_minor, 0),
      currency: input.currency,
      release_on:
        lines
          .map(({ release_on }) => release_on)
          .sort()
          .at(-1) ?? null,
      is_on_collection: lines.length === 0 && parts.length > 0,
      is_before_costs: parts.some(({ rule_id }) => onMargin.has(rule_id)),
      parts,
      codes: rating.codes,
    };

    function labelOf(rule: string): string {
      const plan = rating.trace?.inputs.seats[0]?.plan;
      return plan ? loaded.title({ plan_id: plan.id, plan_version: plan.version, rule }) : rule;
    }
  });
}

async function dealOf(call: Call, input: EstimateInput): Promise<Omit<SaleEvent, 'id' | 'type' | 'at'>> {
  const products = input.lines?.flatMap(({ product_id }) => product_id ?? []) ?? [];
  const productRows = await call.rows<{ id: string; category_id: string | null; is_commissionable: boolean }>(sql`
    select id, category_id, is_commissionable from products
    where organization_id = ${call.organization_id} and id = any(${products})`);
  const { country, was, is_new, rate, deal_kind, first_won_on } = await call.one<{
    country: string | null;
    was: string[] | null;
    is_new: boolean;
    rate: KnownRate | null;
    deal_kind: DealKind | null;
    first_won_on: string | null;
  }>(
    `select (select country from accounts where organization_id = $1 and id = $2) as country,
       (select json_agg(id order by id) from accounts where organization_id = $1 and merged_into_id = $2) as was,
       (select deal_kind from opportunity_types where organization_id = $1 and id = $5) as deal_kind,
       not exists (select from opportunities where organization_id = $1 and account_id = $2 and status = 'won' and archived_at is null) as is_new,
       (select min(closed_on) from opportunities where organization_id = $1 and account_id = $2 and status = 'won' and archived_at is null and closed_on <= $4) as first_won_on,
       (select ${RATE_KNOWN} from organizations o, rate_in_force(o.id, $3::bpchar, o.base_currency, $4::date) r where o.id = $1) as rate`,
    [call.organization_id, input.account_id ?? null, input.currency, input.on ?? call.today(), input.type_id ?? null],
  );
  const lines = input.lines ?? [{ amount_minor: input.amount_minor }];
  return {
    ...(input.account_id && { customer: input.account_id }),
    ...(was && { customer_was: was }),
    ...(country !== null && { customer_country: country }),
    customer_is_new: is_new,
    ...(input.type_id && { deal_type: input.type_id }),
    ...(deal_kind && { event_kind: accrualKind(deal_kind) }),
    deal_source: input.source ?? 'partner',
    currency: input.currency,
    ...rateFields(rate),
    ...(deal_kind === 'renewal' && subscriptionOf(input.account_id ?? null, first_won_on)),
    lines: lines.map(({ product_id, quantity, amount_minor }) => {
      const product = productRows.find(({ id }) => id === product_id);
      return {
        amount_minor,
        ...(product && { product: product.id }),
        ...(product?.category_id && { category: product.category_id }),
        ...(quantity !== undefined && { qty: quantity }),
        ...(product?.is_commissionable === false && { commissionable: false }),
      };
    }),
    participants: [{ partner: input.partner_id, role: input.role ?? 'source', weight: 1 }],
  };
}
