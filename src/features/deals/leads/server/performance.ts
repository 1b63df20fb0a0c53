import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { LeadPerformance } from '../rules.schema.ts';

/** The partners' answers to offers of the last days. A race that another partner won counts neither for nor against. */
export function leadPerformance(call: Call, days: number): Promise<LeadPerformance> {
  return call.rows<LeadPerformance[number]>(sql`
    select f.partner_id, p.name as partner_name, count(*)::int as offered,
      count(*) filter (where f.status = 'accepted')::int as accepted,
      count(*) filter (where f.status = 'declined')::int as declined,
      count(*) filter (where f.status = 'expired')::int as expired,
      (100 * count(*) filter (where f.status = 'accepted')
        / nullif(count(*) filter (where f.status in ('accepted', 'declined', 'expired')),
          0))::int as acceptance_percent,
      round(percentile_cont(0.5) within group (order by extract(epoch from f.answered_at - f.offered_at) / 60)
        filter (where f.status in ('accepted', 'declined')))::int as median_minutes,
      count(*) filter (where f.status = 'accepted' and l.status = 'won')::int as won
    from lead_offers f
    join partners p on p.organization_id = f.organization_id and p.id = f.partner_id
    join leads l on l.organization_id = f.organization_id and l.id = f.lead_id
    where f.organization_id = ${call.organization_id}
      and f.offered_at > ${call.now()}::timestamptz - make_interval(days => ${days})
    group by 1, 2 order by offered desc, p.name, f.partner_id limit 200`);
}
