import type { IncomingEvent } from '#features/commissions/commissions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { Deal } from './deals.ts';

/**
 * A deal pays once: when it is won again, commission that partners kept from a sale that no longer counts is taken
 * back.
 */
export async function cancellationsOf(call: Call, deals: readonly Deal[]): Promise<IncomingEvent[]> {
  const again = new Map(deals.filter(({ sales }) => sales > 0).map((deal) => [deal.id, deal]));
  if (again.size === 0) return [];
  const standingSales = await call.rows<{ opportunity_id: string; sale: string; partners: string[] }>(sql`
    select opportunity_id, sale_event_id as sale, array_agg(distinct partner_id::text) as partners from commission_lines
    where organization_id = ${call.organization_id} and opportunity_id = any(${[...again.keys()]}) and kind <> 'manual'
    group by opportunity_id, sale_event_id having sum(amount_minor) <> 0 order by sale_event_id`);
  return standingSales.map(({ opportunity_id, sale, partners }) => ({
    event: { id: newId(), type: 'lost', at: call.today(), of: sale, annulled: true },
    source: 'opportunity',
    external_id: `${opportunity_id}:annulled:${sale}`,
    kind: 'lost',
    opportunity_id,
    account_id: again.get(opportunity_id)!.account_id,
    of_event_id: sale,
    currency: again.get(opportunity_id)!.facts.currency,
    note: 'The deal was won again.',
    partners,
  }));
}
