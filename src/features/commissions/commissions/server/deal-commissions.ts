import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

export interface DealCommission {
  partner_id: string;
  partner_name: string;
  currency: string;
  /** Whether the commission is on the deal itself, or on another one because of an event of this deal. */
  is_of_deal: boolean;
  amount_minor: number;
  /** The day on which the last part of it becomes payable. */
  release_on: string | null;
}

/**
 * The commissions of each partner on a deal, and on other deals because of it, as far as the caller may see
 * commissions.
 */
export function commissionsOfDeal(call: Call, opportunity_id: string): Promise<DealCommission[]> {
  return call.rows<DealCommission>(sql`
    select l.partner_id, p.name as partner_name, l.currency, l.opportunity_id is not distinct
    from ${opportunity_id} as is_of_deal,
      sum(l.amount_minor)::bigint as amount_minor, max(l.release_on) as release_on
    from commission_lines l
    join commission_events e on e.organization_id = l.organization_id and e.id = l.event_id
    join partners p on p.organization_id = l.organization_id and p.id = l.partner_id
    where l.organization_id = ${call.organization_id}
      and (l.opportunity_id = ${opportunity_id} or e.opportunity_id = ${opportunity_id})
    group by l.partner_id, p.name, l.currency, is_of_deal order by is_of_deal desc, p.name, l.partner_id, l.currency`);
}

/** The latest event of a deal, and whether it came too late to take commission back. */
export function latestEventOf(
  call: Call,
  opportunity_id: string,
): Promise<{ id: string; is_late: boolean } | undefined> {
  return call.maybe(sql`
    select id, 'outside_clawback_window' = any(codes) as is_late from commission_events
    where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id} order by seq desc limit 1`);
}
