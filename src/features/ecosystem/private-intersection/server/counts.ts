import { randomInt } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { MOST_EXTRA } from '../limits.schema.ts';
import { nextBaseline } from '../shown-count.ts';
import { openBaseline, sealBaseline } from './sealing.ts';

/** Stores the count of a private list and a list of the company, as both sides will see it. */
export async function storeCount(
  company: Call,
  { id, partner_id }: { id: string; partner_id: string },
  list_id: string,
  exact: number,
): Promise<void> {
  const stored = await company.maybe<{ sealed: Buffer }>(sql`
    select sealed from private_intersection_baselines
    where organization_id = ${company.organization_id} and partner_id = ${partner_id}
      and company_population_id = ${list_id} for update`);
  const before = stored ? openBaseline(company, partner_id, list_id, stored.sealed) : null;
  const baseline = nextBaseline(before, exact, randomInt(MOST_EXTRA + 1));
  await company.run(sql`
    insert into private_intersection_baselines (organization_id, partner_id, company_population_id, sealed)
    values (${company.organization_id}, ${partner_id}, ${list_id},
      ${sealBaseline(company, partner_id, list_id, baseline)})
    on conflict (organization_id, partner_id, company_population_id) do update set sealed = excluded.sealed`);
  await company.run(sql`
    insert into private_intersection_counts (organization_id, partner_id, population_id, company_population_id,
      shown_count, counted_at)
    values (${company.organization_id}, ${partner_id}, ${id}, ${list_id}, ${baseline.shown}, ${company.now()})
    on conflict (organization_id, population_id, company_population_id) do update
    set shown_count = excluded.shown_count,
      counted_at = excluded.counted_at`);
}
