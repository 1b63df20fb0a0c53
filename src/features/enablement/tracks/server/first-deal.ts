import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { TimeToFirstDeal } from '../schema.ts';
import { tracks } from './resource.ts';

/** The minimum number of partners for a meaningful median. */
const LEAST = 3;

/**
 * Days from joining to the first deal. A partner counts as finished when it completed the track before its first deal,
 * or has no deal yet; partners without a joining date are left out.
 */
export async function timeToFirstDeal(call: Call, id: string): Promise<TimeToFirstDeal> {
  await readRow(call, tracks, id);
  const found = await call.rows<{
    is_finished: boolean;
    partners: number;
    with_deal: number;
    median: number | null;
  }>(sql`
    select is_finished, count(*)::int as partners, count(days)::int as with_deal,
      percentile_cont(0.5) within group (order by days)::float8 as median
    from (select f.first_on - p.joined_on as days, exists (select from track_assignments a
            where a.organization_id = p.organization_id and a.track_id = ${id} and a.partner_id = p.id
              and a.status = 'completed' and (f.first_on is null or a.completed_at::date <= f.first_on)) as is_finished
          from partners p
          cross join lateral (select min(o.opened_on) as first_on from opportunities o
            where o.organization_id = p.organization_id and o.partner_id = p.id and o.archived_at is null
              and o.opened_on >= p.joined_on) f
          where p.organization_id = ${call.organization_id} and p.archived_at is null and p.joined_on is not null) every
    group by 1`);
  const group = (is_finished: boolean) => {
    const one = found.find((row) => row.is_finished === is_finished);
    return {
      partners: one?.partners ?? 0,
      with_deal: one?.with_deal ?? 0,
      median_days: one && one.with_deal >= LEAST ? one.median : null,
    };
  };
  return { finished: group(true), others: group(false) };
}
