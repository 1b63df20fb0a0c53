import type { metrics } from '../schema.ts';

export type Metric = (typeof metrics)[number]['value'];

/**
 * The counted events by partner: SQL with `partner_id` and `progress`, over `$1` the organization, the days `$2` to `$3` and
 * `$4` the time zone of the company.
 */
const counts = new Map<Metric, string>([
  [
    'deals_won',
    `select o.partner_id, count(*)::int as progress from opportunities o
     where o.organization_id = $1 and o.status = 'won' and o.closed_on between $2::date and $3::date and $4::text is not null group by 1`,
  ],
  [
    'registrations_approved',
    `select d.partner_id, count(*)::int as progress from deal_registrations d
     where d.organization_id = $1 and d.status in ('approved', 'converted') and (d.decided_at at time zone $4)::date between $2::date and $3::date group by 1`,
  ],
]);

/** Declares how events of a higher layer are counted. That feature also queues `bounties.decide` when one happens. */
export function defineBountyCount(metric: Metric, sql: string): void {
  counts.set(metric, sql);
}

export function bountyCount(metric: Metric): string {
  const sql = counts.get(metric);
  if (!sql) throw new Error(`No feature counts “${metric}”.`);
  return sql;
}
