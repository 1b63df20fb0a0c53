import { isLoopback, networkOf } from '#server/auth/network.ts';
import { keyOf } from '#server/auth/throttle.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';

export const DAY_MS = 86_400_000;

/**
 * Counts a company that is begun in a network, whether or not it comes to exist: with a mail server nobody knows yet
 * whether the address has an account.
 * @throws 429
 */
export async function countBegunCompany(kernel: Kernel, ip: string): Promise<void> {
  const most = kernel.config.newcomers.companiesPerNetwork;
  if (most === 0 || isLoopback(ip)) return;
  const network = keyOf('companies', networkOf(ip));
  const now = kernel.clock.now();
  await kernel.system.unscoped(async (tx) => {
    // Simultaneous registrations of one network wait for each other.
    await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${network}, 0))`);
    const begun = await tx.rows<{ created_at: string }>(sql`
      select created_at from identity.begun_companies
      where network_hash = ${network} and created_at > ${new Date(now.getTime() - DAY_MS)} order by created_at
      limit ${most}`);
    if (begun.length >= most)
      throw tooManyCompanies(most, new Date(begun[0]!.created_at).getTime() + DAY_MS - now.getTime());
    await tx.run(sql`insert into identity.begun_companies (network_hash, created_at) values (${network}, ${now})`);
  });
}

function tooManyCompanies(most: number, wait: number): Refusal {
  const text = `Your network can register ${most} ${most === 1 ? 'company' : 'companies'} a day. Try again tomorrow, or ask for an invitation.`;
  return new Refusal(429, text, undefined, { retry_after: Math.ceil(wait / 1000) });
}
