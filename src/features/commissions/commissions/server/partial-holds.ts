import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { BANNED_PARTNER } from './release.ts';
import { takeLineStep } from './steps.ts';

/** The amount on hold in one slot of a partner, and the reason. */
interface PartialHold {
  partner_id: string;
  slot: string;
  amount_minor: number;
  hold_reason: string;
}

export async function partialHoldsOf(call: Call, sale: string): Promise<PartialHold[]> {
  return call.rows<PartialHold>(sql`
    select partner_id, slot, sum(amount_minor)::bigint as amount_minor, max(hold_reason) as hold_reason
    from commission_lines
    where organization_id = ${call.organization_id} and sale_event_id = ${sale} and status = 'on_hold'
      and hold_reason is not null and hold_reason <> ${BANNED_PARTNER}
    group by partner_id, slot having sum(amount_minor) > 0`);
}

/** Holds the same amount on the sale that replaces another, newest lines first, until a person releases it. */
export async function holdPartially(call: Call, sale: string, holds: readonly PartialHold[]): Promise<void> {
  for (const { partner_id, slot, amount_minor, hold_reason } of holds) {
    const lines = await call.rows<{ id: string; amount_minor: number }>(sql`
      select id, amount_minor from commission_lines
      where organization_id = ${call.organization_id} and sale_event_id = ${sale} and partner_id = ${partner_id}
        and slot = ${slot}
        and amount_minor > 0 and status in ('on_hold', 'payable') order by number desc`);
    let left = amount_minor;
    for (const line of lines) {
      if (left <= 0) break;
      await takeLineStep.hold(call, line.id, { reason: hold_reason });
      left -= line.amount_minor;
    }
  }
}
