import type { Recalculation } from '#features/commissions/commission-engine/recalculation.ts';
import type { LoadedFacts } from '#features/commissions/commissions/server/service.ts';
import { accountKey } from '#features/commissions/commissions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { RecalculatedChange, Recalculation as Row } from '../schema.ts';
import type { SnapshotsBySale } from './sale-snapshots.ts';

/**
 * The corrections by partner and deal, largest first. `anew` lists the partners that count with today's properties
 * instead of those of the sale.
 */
export async function recalculationChangesIn(
  call: Call,
  { settlements, lines, awaited }: Recalculation,
  facts: LoadedFacts,
  anew: SnapshotsBySale,
): Promise<RecalculatedChange[]> {
  // Each correction is a settlement and the line that books it, in the same order.
  const changed = settlements.filter(({ delta_minor }) => delta_minor !== 0);
  const events = [...changed, ...awaited].map(({ event }) => event);
  const sales = await call.rows<{
    id: string;
    occurred_on: string;
    currency: string;
    opportunity_id: string | null;
    opportunity_name: string | null;
  }>(sql`
    select e.id, e.occurred_on, e.currency, e.opportunity_id, o.name as opportunity_name from commission_events e
    left join opportunities o on o.organization_id = e.organization_id and o.id = e.opportunity_id
    where e.organization_id = ${call.organization_id} and e.id = any(${events})`);
  const partners = await call.rows<{ id: string; name: string }>(sql`
    select id, name from partners
    where organization_id = ${call.organization_id}
      and id = any(${[...changed, ...awaited].map(({ partner }) => partner)})`);
  const paid = await call.rows<{ account_key: string; amount: number }>(sql`
    select account_key, sum(amount_minor)::bigint as amount from commission_lines
    where organization_id = ${call.organization_id} and sale_event_id = any(${events})
      and status in ('reserved', 'paid') group by 1`);
  const saleOf = new Map(sales.map((sale) => [sale.id, sale]));
  const nameOf = new Map(partners.map(({ id, name }) => [id, name]));
  const paidOf = new Map(paid.map(({ account_key, amount }) => [account_key, amount]));
  const about = ({ event, partner, role, rule }: Changed, account: string) => {
    const { opportunity_id, opportunity_name, occurred_on } = saleOf.get(event)!;
    return {
      opportunity_id,
      opportunity_name,
      effective_on: occurred_on,
      partner_id: partner,
      partner_name: nameOf.get(partner) ?? partner,
      ...(anew[event]?.[partner] && { is_counted_anew: true as const }),
      role,
      rule_id: rule,
      paid_minor: paidOf.get(account) ?? 0,
    };
  };
  const booked = changed
    .map((one, index): RecalculatedChange => {
      const line = lines[index];
      return {
        ...about(one, line ? accountKey(line) : ''),
        rule_name: line ? facts.title(line) : one.rule,
        // A bonus may be in another currency than its deal.
        currency: line?.currency ?? saleOf.get(one.event)!.currency,
        old_minor: one.booked_minor,
        new_minor: one.owed_minor,
        delta_minor: one.delta_minor,
      };
    })
    .sort((a, b) => Math.abs(b.delta_minor) - Math.abs(a.delta_minor));
  const toCome = awaited.map(
    (one): RecalculatedChange => ({
      ...about(one, [one.event, one.partner, one.role, one.slot].join('/')),
      rule_name: facts.title({ plan_id: one.plan_id, plan_version: one.version, rule: one.rule }),
      currency: one.currency,
      old_minor: one.booked_minor,
      new_minor: one.booked_minor,
      delta_minor: 0,
      whole: { old_minor: one.old_minor, new_minor: one.new_minor },
    }),
  );
  return [...booked, ...toCome];
}

type Changed = Pick<Recalculation['settlements'][number], 'event' | 'partner' | 'role' | 'rule'>;

export function recalculationTotals(changes: readonly RecalculatedChange[]): Row['totals'] {
  return [...new Set(changes.map(({ currency }) => currency))].sort().map((currency) => {
    const own = changes.filter((change) => change.currency === currency);
    const sum = (pick: (delta: number) => number) => own.reduce((all, { delta_minor }) => all + pick(delta_minor), 0);
    return {
      currency,
      deals: new Set(own.map(({ opportunity_id }) => opportunity_id)).size,
      partners: new Set(own.map(({ partner_id }) => partner_id)).size,
      up_minor: sum((delta) => Math.max(0, delta)),
      down_minor: sum((delta) => Math.min(0, delta)),
      net_minor: sum((delta) => delta),
    };
  });
}
