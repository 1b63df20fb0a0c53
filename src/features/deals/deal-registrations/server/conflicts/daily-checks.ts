import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import { nameKey } from '#shared/matching.ts';
import type { CustomerKeys } from './customer-keys.ts';
import { NAME_PREFIX, watchForProbing } from './probing.ts';

/**
 * Everything a check finds accounts by. Each counts on its own: a name matches accounts without a website, whatever website it
 * is asked with. A name made of the website alone is not a second one.
 */
export function checkedKeys({ account_key, domain_key, name_key }: CustomerKeys): string[] {
  const isOwnName = domain_key === null || name_key !== nameKey(domain_key);
  return [
    ...new Set([
      account_key,
      ...(domain_key === null ? [] : [`d:${domain_key}`]),
      ...(isOwnName ? [NAME_PREFIX + name_key] : []),
    ]),
  ];
}

/**
 * Counts different websites and different names, each up to the limit.
 * @returns how many different companies the partner may still ask about today @throws 429
 */
export async function countCheck(call: Call, partner_id: string, keys: CustomerKeys): Promise<number> {
  const today = call.today();
  // Two questions at once must not both be the last one.
  await call.run(sql`select pg_advisory_xact_lock(hashtextextended('check ' || ${partner_id}, 0))`);
  const added = await call.run(sql`
    insert into deal_registration_checks (organization_id, partner_id, asked_on, account_key, result)
    select ${call.organization_id}, ${partner_id}, ${today}, key, 'asked' from unnest(${checkedKeys(keys)}::text[]) key
    on conflict do nothing`);
  const { companies, names, limit } = await call.one<{ companies: number; names: number; limit: number }>(sql`
    select count(c.*) filter (where not starts_with(c.account_key, ${NAME_PREFIX}))::int as companies,
      count(c.*) filter (where starts_with(c.account_key, ${NAME_PREFIX}))::int as names, s.daily_checks_per_partner as
      limit
    from program_settings s left join deal_registration_checks c
      on c.organization_id = s.organization_id and c.partner_id = ${partner_id} and c.asked_on = ${today}
    where s.organization_id = ${call.organization_id} group by s.daily_checks_per_partner`);
  const used = Math.max(companies, names);
  if (used > limit) {
    const what = companies > limit ? 'accounts' : 'account names';
    throw new Refusal(
      429,
      `Daily check limit reached: this program allows you to check ${limit} different ${what} per day. Register the deal or check again tomorrow.`,
    );
  }
  if (added > 0) await watchForProbing(call, partner_id, used, limit);
  return limit - used;
}
