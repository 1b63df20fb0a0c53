import { type Level, reaches } from '#features/ecosystem/account-mapping/levels.schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { PrivateCount, PrivateList, PrivateOverview } from '../schema.ts';
import { allowance } from './limits.ts';
import { companyLists } from './lists.ts';

interface Stored {
  company_population_id: string;
  shown_count: number | null;
  counted_at: string;
}

/** The counts of a private list beside each list that the company shares; a number only at an agreed level. */
export async function intersectionCounts(
  company: Call,
  list: { id: string; partner_id: string },
): Promise<PrivateCount[]> {
  const stored = await company.rows<Stored>(sql`
    select company_population_id, shown_count, counted_at from private_intersection_counts
    where organization_id = ${company.organization_id} and population_id = ${list.id}`);
  const lists = await companyLists(company, list, { lock: false });
  return lists.map(({ id, name, level }) => {
    const found = reaches(level, 'count') ? stored.find((one) => one.company_population_id === id) : undefined;
    return {
      company_population_id: id,
      name,
      level,
      is_counted: found !== undefined,
      count: found?.shown_count ?? null,
      counted_at: found?.counted_at ?? null,
    };
  });
}

type StoredList = Omit<PrivateList, 'counts'> & { level: Level };

/** The private lists that the caller can see, with their counts. */
export async function privateOverview(call: Call): Promise<PrivateOverview> {
  const { partner_id } = call.actor;
  const found = await call.rows<StoredList>(sql`
    select p.id, p.name, p.partner_id, t.name as partner_name, coalesce(c.level, 'none') as level,
      p.row_count as revealed_count,
      l.list_size as last_size, l.started_at as last_at
    from mapping_populations p
    join partners t on t.organization_id = p.organization_id and t.id = p.partner_id
    left join mapping_consents c on c.organization_id = p.organization_id and c.population_id = p.id
      and c.counterpart_partner_id = p.partner_id
    left join lateral (
      select list_size, started_at from private_intersections i
      where i.organization_id = p.organization_id and i.population_id = p.id
        and i.counted_at is not null order by i.started_at desc limit 1
    ) l on true
    where p.organization_id = ${call.organization_id} and p.source = 'private'
      and (${partner_id}::uuid is null or p.partner_id = ${partner_id})
      and (${partner_id}::uuid is not null or coalesce(c.level, 'none') <> 'none')
    order by t.name, p.name limit 200`);
  const lists = await call.asCompany(async (company) => {
    const all: PrivateList[] = [];
    for (const list of found) all.push({ ...list, counts: await intersectionCounts(company, list) });
    return all;
  });
  const left = partner_id ? await allowance(call, partner_id) : null;
  return { lists, sessions_left: left?.sessions_left ?? null, most_domains: left?.most_domains ?? null };
}
