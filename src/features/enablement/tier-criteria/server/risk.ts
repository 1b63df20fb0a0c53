import { type Earnings, openTierReplay, type TierHistory } from '#features/commissions/simulations/server/service.ts';
import { rateInForce } from '#features/setup/exchange-rates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { addMonths } from '#shared/time/dates.ts';
import { BACKTEST_MONTHS } from '../metrics.schema.ts';
import type { RiskMoney } from '../schema.ts';
import { closedDealRows, tierInCurrency } from './sources.ts';

/** A partner's possible drop from one tier to another; null for none. */
export interface Drop {
  partner_id: string;
  from_tier_id: string;
  to_tier_id: string | null;
}

const always = (tier: string | null): TierHistory[] => (tier === null ? [] : [{ tier, effective_from: '0001-01-01' }]);

/**
 * The cost of a year at the lower tier, for each partner. The deals of the last 12 months are replayed at both tiers;
 * the difference per unit of revenue is applied to the weighted open pipeline.
 */
export async function priceDrops(
  call: Call,
  currency: string,
  drops: readonly Drop[],
): Promise<Map<string, RiskMoney>> {
  const prices = new Map<string, RiskMoney>();
  if (drops.length === 0) return prices;
  const replay = await openTierReplay(call);
  if (!replay) return prices;
  const to = call.today();
  const from = addMonths(to, -BACKTEST_MONTHS);
  const ids = drops.map(({ partner_id }) => partner_id);
  const tiers = (tierOf: (drop: Drop) => string | null) =>
    new Map(drops.map((drop) => [drop.partner_id, always(tierOf(drop))]));
  const now = await replay.earnings(
    tiers(({ from_tier_id }) => from_tier_id),
    from,
    to,
  );
  const then = await replay.earnings(
    tiers(({ to_tier_id }) => to_tier_id),
    from,
    to,
  );
  const worth = await converter(call, currency);
  const volumes = await volumesOf(call, currency, ids, from);
  const pipelines = await pipelinesOf(call, currency, ids);
  for (const partner_id of ids) {
    const volume_minor = volumes.get(partner_id) ?? 0;
    if (volume_minor === 0) continue;
    const now_minor = await worth(now, partner_id);
    const then_minor = await worth(then, partner_id);
    const { weighted_minor: pipeline_minor, deals: open_deals } = pipelines.get(partner_id) ?? {
      weighted_minor: 0,
      deals: 0,
    };
    const scale = pipeline_minor > 0 ? pipeline_minor / volume_minor : 1;
    prices.set(partner_id, {
      currency,
      amount_minor: Math.round((now_minor - then_minor) * scale),
      pipeline_minor,
      open_deals,
      volume_minor,
      now_minor,
      then_minor,
      from,
      to,
    });
  }
  return prices;
}

/** Sums a partner's commissions in several currencies at the rates known today. */
export async function converter(call: Call, currency: string) {
  const rates = new Map<string, string | null>();
  const rateOf = async (base: string) => {
    if (!rates.has(base)) {
      rates.set(base, (await rateInForce(call, { base, quote: currency, on: call.today() }))?.rate ?? null);
    }
    return rates.get(base)!;
  };
  return async (earnings: Earnings, partner_id: string): Promise<number> => {
    let sum = 0;
    for (const [base, minor] of earnings.get(partner_id) ?? []) {
      sum += base === currency ? minor : tierInCurrency(minor, base, currency, await rateOf(base), null);
    }
    return sum;
  };
}

async function volumesOf(call: Call, currency: string, partner_ids: readonly string[], from: string) {
  const volumes = new Map<string, number>();
  for (const deal of await closedDealRows(call, { currency, from, partner_ids, criteria: [] })) {
    if (deal.is_won) volumes.set(deal.partner_id, (volumes.get(deal.partner_id) ?? 0) + (deal.amount ?? 0));
  }
  return volumes;
}

interface Pipeline {
  partner_id: string;
  currency: string;
  weighted_minor: number;
  deals: number;
}

/** Open deals expected within 12 months, each weighted by the probability of its stage. */
async function pipelinesOf(call: Call, currency: string, partner_ids: readonly string[]) {
  const found = await call.rows<Pipeline>(sql`
    select o.partner_id, o.currency, round(sum(o.amount_minor * s.probability / 100.0))::bigint as weighted_minor,
      count(*)::int as deals
    from opportunities o join opportunity_stages s on s.organization_id = o.organization_id and s.id = o.stage_id
    where o.organization_id = ${call.organization_id} and o.partner_id = any(${partner_ids}::uuid[])
      and o.status = 'open' and o.archived_at is null
      and (o.expected_close_on is null or o.expected_close_on < ${addMonths(call.today(), 12)}::date)
    group by o.partner_id, o.currency`);
  const worth = await converter(call, currency);
  const sums = new Map<string, { weighted_minor: number; deals: number }>();
  for (const { partner_id, currency: base, weighted_minor, deals } of found) {
    const known = sums.get(partner_id) ?? { weighted_minor: 0, deals: 0 };
    const minor = await worth(new Map([[partner_id, new Map([[base, Number(weighted_minor)]])]]), partner_id);
    sums.set(partner_id, { weighted_minor: known.weighted_minor + minor, deals: known.deals + deals });
  }
  return sums;
}
