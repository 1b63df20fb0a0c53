import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { EarlierTotals } from '../schema.ts';

/** Earnings by former system and currency, of one partner or of all; a partner reads its own. */
export function earlierTotals(call: Call, partner_id: string | undefined): Promise<EarlierTotals[]> {
  return call.rows<EarlierTotals>(sql`
    select system, currency,
      coalesce(sum(amount_minor) filter (where kind = 'commission'), 0)::bigint as earned_minor,
      coalesce(sum(amount_minor) filter (where kind = 'commission' and state = 'paid'), 0)::bigint as paid_minor,
      coalesce(sum(amount_minor) filter (where kind = 'commission' and state = 'unpaid' and transfer_id is null),
        0)::bigint as unpaid_minor,
      count(*) filter (where kind = 'commission' and state = 'unpaid' and transfer_id is null)::int as unpaid_count,
      coalesce(sum(amount_minor) filter (where transfer_id is not null), 0)::bigint as transferred_minor,
      coalesce(sum(amount_minor) filter (where kind = 'payout' and state = 'paid'), 0)::bigint as payouts_minor,
      min(earned_on) as first_on, max(earned_on) as last_on
    from imported_earnings
    where organization_id = ${call.organization_id}
      and (${call.actor.partner_id ?? partner_id ?? null}::uuid is null
      or partner_id = ${call.actor.partner_id ?? partner_id ?? null}) and state <> 'void'
    group by system, currency order by system, currency`);
}
