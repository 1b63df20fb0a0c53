import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notifyProbing } from '../notices.ts';
import { texts } from '../texts.ts';

/** Marks a row of `deal_registration_checks` that stores a checked name instead of an account key. */
export const NAME_PREFIX = 'name:';
/** So many companies asked about within 30 days, and so few of them registered, look like a list being made. */
const MANY = 40;
const REGISTERED_PPM = 50_000;

/**
 * Notifies the company when a partner may be probing for its customers: when the day's checks are used up (once a day),
 * and when many checks lead to hardly any registration (once a month).
 * @param used the number of companies or of names checked today, whichever is larger, this one included
 */
export async function watchForProbing(call: Call, partner_id: string, used: number, limit: number): Promise<void> {
  if (used === limit) {
    await notifyProbing(call, partner_id, (partner) => texts.probingAllChecks(partner, limit), call.today());
    return;
  }
  const { asked, registered } = await call.one<{ asked: number; registered: number }>(sql`
    select (select greatest(count(distinct account_key) filter (where not starts_with(account_key, ${NAME_PREFIX})),
          count(distinct account_key) filter (where starts_with(account_key, ${NAME_PREFIX})))::int
            from deal_registration_checks
        where organization_id = ${call.organization_id} and partner_id = ${partner_id}
          and asked_on > ${call.today()}::date - 30) as asked,
      (select count(*)::int from deal_registrations
        where organization_id = ${call.organization_id} and partner_id = ${partner_id}
        and submitted_at > ${call.now()}::timestamptz - interval '30 days') as registered`);
  if (asked < MANY || registered * 1_000_000 >= asked * REGISTERED_PPM) return;
  const write = (partner: string) => texts.probingManyChecks(partner, asked, registered);
  await notifyProbing(call, partner_id, write, call.today().slice(0, 7));
}
