import type { Call } from '#server/call.ts';
import { tellProbing } from './notices.ts';

/** So many companies asked about within 30 days, and so few of them registered, look like a list being made. */
const MANY = 40;
const REGISTERED_PPM = 50_000;

/**
 * Tells the company when a partner seems to be listing its customers: when a day's checks are used up, and when many are
 * asked about and hardly any is registered. Each is told once, a day and a month.
 * @param used companies asked about today, this one included
 */
export async function watchForProbing(call: Call, partner_id: string, used: number, limit: number): Promise<void> {
  if (used === limit) {
    await tellProbing(call, partner_id, `used up its ${limit} checks of today`, call.today());
    return;
  }
  const { asked, registered } = await call.one<{ asked: number; registered: number }>(
    `select (select count(distinct account_key)::int from deal_registration_checks
         where organization_id = $1 and partner_id = $2 and asked_on > $3::date - 30) as asked,
       (select count(*)::int from deal_registrations where organization_id = $1 and partner_id = $2
         and submitted_at > $4::timestamptz - interval '30 days') as registered`,
    [call.organization_id, partner_id, call.today(), call.now()],
  );
  if (asked < MANY || registered * 1_000_000 >= asked * REGISTERED_PPM) return;
  const what = `asked whether ${asked} companies are free within 30 days and registered ${registered} of them`;
  await tellProbing(call, partner_id, what, call.today().slice(0, 7));
}
