import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, Refusal } from '#server/errors.ts';
import { LEAST_DOMAINS, MOST_DOMAINS, mostAfter, SESSIONS_PER_DAY, SESSIONS_PER_MONTH } from '../limits.schema.ts';

const DAY_MS = 86_400_000;

interface Usage {
  day: number;
  month: number;
  last_size: number | null;
  oldest_of_day: string | null;
}

/** Comparisons of the partner, whatever became of them: a refused one told its sender something as well. */
function usageOf(call: Call, partner_id: string): Promise<Usage> {
  const now = call.now().getTime();
  return call.one<Usage>(
    `select count(*) filter (where started_at > $3)::int as day, count(*)::int as month, min(started_at) filter (where started_at > $3) as oldest_of_day,
       max(list_size) filter (where started_at > $3 and status in ('counted', 'revealed', 'expired')) as last_size
     from private_intersections where organization_id = $1 and partner_id = $2 and started_at > $4`,
    [call.organization_id, partner_id, new Date(now - DAY_MS), new Date(now - 30 * DAY_MS)],
  );
}

export async function allowance(
  call: Call,
  partner_id: string,
): Promise<{ sessions_left: number; most_domains: number }> {
  const { day, month, last_size } = await usageOf(call, partner_id);
  return {
    sessions_left: Math.max(0, Math.min(SESSIONS_PER_DAY - day, SESSIONS_PER_MONTH - month)),
    most_domains: last_size === null ? MOST_DOMAINS : mostAfter(last_size),
  };
}

/**
 * Takes one comparison from the allowance of the partner. The lock makes concurrent starts wait for each other.
 * @returns the comparisons left
 * @throws 429 naming the limit, and 422 for a list that is too short, too long or grew too fast
 */
export async function requireAllowance(call: Call, partner_id: string, size: number): Promise<number> {
  await call.rows(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${call.organization_id} private ${partner_id}`}, 68))`,
  );
  if (size < LEAST_DOMAINS) throw invalid({ points: [`A private list has at least ${LEAST_DOMAINS} domains.`] });
  const { day, month, last_size, oldest_of_day } = await usageOf(call, partner_id);
  if (day >= SESSIONS_PER_DAY) {
    const ends = new Date(oldest_of_day!).getTime() + DAY_MS;
    throw new Refusal(429, `Private lists can be compared ${SESSIONS_PER_DAY} times in 24 hours.`, undefined, {
      retry_after: Math.ceil((ends - call.now().getTime()) / 1000),
    });
  }
  if (month >= SESSIONS_PER_MONTH)
    throw new Refusal(429, `Private lists can be compared ${SESSIONS_PER_MONTH} times in 30 days.`);
  if (last_size !== null && size > mostAfter(last_size))
    throw invalid({
      points: [
        `The list grew from ${last_size} to ${size} domains within a day. It can have at most ${mostAfter(last_size)}; try again tomorrow.`,
      ],
    });
  return SESSIONS_PER_DAY - day - 1;
}
