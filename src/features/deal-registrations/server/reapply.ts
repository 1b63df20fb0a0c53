import type { Call } from '#server/call.ts';
import { addDays, dateInZone } from '#shared/dates.ts';
import { reapplyAtOnce } from '../schema.ts';
import type { Claim } from './claim.ts';

/**
 * The first day this partner may register this customer again after a rejection, or null when it may now. Rejections for
 * something the partner can make good at once do not count.
 */
export async function reapplyOn(call: Call, claim: Claim): Promise<string | null> {
  const last = await call.maybe<{ decided_at: string; days: number }>(
    `select r.decided_at, s.reapply_after_days as days
     from deal_registrations r join programme_settings s on s.organization_id = r.organization_id
     where r.organization_id = $1 and r.partner_id = $2 and r.account_key = $3 and r.status = 'rejected'
       and ('*' in (r.product_family, $4::text) or r.product_family = $4) and r.reason_code <> all($5::text[])
     order by r.decided_at desc limit 1`,
    [call.organization_id, claim.partner_id, claim.account_key, claim.product_family, [...reapplyAtOnce]],
  );
  if (!last) return null;
  const date = addDays(dateInZone(last.decided_at, call.actor.timezone), last.days);
  return date > call.today() ? date : null;
}
