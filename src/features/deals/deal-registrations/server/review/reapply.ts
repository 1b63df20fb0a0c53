import type { Call } from '#server/call.ts';
import { addDays, dateInZone } from '#shared/time/dates.ts';
import { immediateReapplyReasons } from '../../schema.ts';
import { keysFor, overlaps, sameCustomer } from '../conflicts/conflict-queries.ts';
import type { Claim } from '../conflicts/model.ts';

/**
 * The first day this partner may register this customer again after a rejection, or null when it may now. Rejections for
 * something the partner can make good at once do not count.
 */
export async function reapplyOn(call: Call, claim: Claim): Promise<string | null> {
  const last = await call.maybe<{ decided_at: string; days: number }>(
    `select r.decided_at, s.reapply_after_days as days
     from deal_registrations r join program_settings s on s.organization_id = r.organization_id
     where r.organization_id = $1 and r.partner_id = $6 and r.status = 'rejected' and ${sameCustomer}
       and ${overlaps('r.product_family')} and r.reason_code <> all($8::text[])
     order by r.decided_at desc limit 1`,
    [...keysFor(call, claim), claim.product_family, [...immediateReapplyReasons]],
  );
  if (!last) return null;
  const date = addDays(dateInZone(last.decided_at, call.actor.timezone), last.days);
  return date > call.today() ? date : null;
}
