import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Commitments } from '../schema.ts';

/**
 * Shared tasks with a date are commitments of their side. One is kept if it was done by the day first agreed, and
 * slipped if it was done later or that day has passed. Canceled tasks do not count.
 */
export async function taskCommitments(call: Call, partner_id: string): Promise<Commitments> {
  await call.requirePartner(partner_id);
  const found = await call.rows<{ side: keyof Commitments; kept: number; slipped: number; open: number }>(sql`
    select side, count(*) filter (where completed_on <= committed_on)::int as kept,
      count(*) filter (where coalesce(completed_on, ${call.today()}::date) > committed_on)::int as slipped,
      count(*) filter (where completed_on is null and committed_on >= ${call.today()}::date)::int as open
    from tasks where organization_id = ${call.organization_id} and partner_id = ${partner_id} and visibility = 'shared'
      and committed_on is not null
      and status <> 'canceled' group by side`);
  const of = (which: keyof Commitments) => {
    const { kept = 0, slipped = 0, open = 0 } = found.find(({ side }) => side === which) ?? {};
    return { kept, slipped, open };
  };
  return { company: of('company'), partner: of('partner') };
}
