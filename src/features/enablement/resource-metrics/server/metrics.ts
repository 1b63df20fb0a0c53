import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { addDays } from '#shared/time/dates.ts';
import type { LibraryMetrics, ResourceMetrics } from '../schema.ts';

type Opens = { views: number; downloads: number; people: number; partners: number };

/** Opens by partners; the company's own are not counted. */
const opens = `count(*) filter (where e.kind = 'viewed')::int as views, count(*) filter (where e.kind = 'downloaded')::int as downloads,
  count(distinct e.user_id)::int as people, count(distinct e.partner_id)::int as partners`;
const ofPartners = "e.partner_id is not null and e.kind <> 'shared'";
const LONGEST = 200;

export interface Period {
  from: string;
  to: string;
  /** $1 company, $2 first day, $3 last day, $4 time zone. */
  values: unknown[];
}
export const inPeriod = (column: string) =>
  `${column} >= ($2::date)::timestamp at time zone $4 and ${column} < ($3::date + 1)::timestamp at time zone $4`;

export function periodOf(call: Call, days = 90): Period {
  const to = call.today();
  const from = addDays(to, 1 - days);
  return { from, to, values: [call.organization_id, from, to, call.actor.timezone] };
}

/** The accesses to one resource. @throws 404 */
export async function metricsOf(call: Call, id: string, days?: number): Promise<ResourceMetrics> {
  await call.one(
    sql`select from resources where organization_id = ${call.organization_id} and id = ${id}`,
    'This resource',
  );
  const period = periodOf(call, days);
  const values = [...period.values, id];
  const from = `from resource_events e where e.organization_id = $1 and ${inPeriod('e.created_at')} and e.resource_id = $5`;
  const total = await call.one<Opens & { shares: number; cobranded: number }>(
    `select count(*) filter (where e.kind = 'viewed' and e.partner_id is not null)::int as views,
       count(*) filter (where e.kind = 'downloaded' and e.partner_id is not null)::int as downloads,
       count(distinct e.user_id) filter (where ${ofPartners})::int as people,
       count(distinct e.partner_id) filter (where ${ofPartners})::int as partners,
       count(*) filter (where e.kind = 'shared')::int as shares, count(*) filter (where e.is_cobranded)::int as cobranded ${from}`,
    values,
  );
  const external = await call.one<{ external_opens: number; external_people: number }>(
    `select count(*)::int as external_opens, count(distinct coalesce(o.email::text, o.ticket))::int as external_people
     from resource_link_opens o where o.organization_id = $1 and ${inPeriod('o.created_at')} and o.resource_id = $5 and o.kind = 'opened'`,
    values,
  );
  return {
    from: period.from,
    to: period.to,
    ...total,
    ...external,
    ...(await audienceOf(call, id)),
    by_day: await call.rows(
      `select to_char(d.day, 'YYYY-MM-DD') as day, count(e.id) filter (where e.kind = 'viewed')::int as views,
         count(e.id) filter (where e.kind = 'downloaded')::int as downloads
       from generate_series($2::date, $3::date, interval '1 day') as d (day)
       left join resource_events e on e.organization_id = $1 and e.resource_id = $5 and ${ofPartners}
         and (e.created_at at time zone $4)::date = d.day::date
       group by d.day order by d.day`,
      values,
    ),
    ...(await breakdowns(call, `${from} and ${ofPartners}`, values)),
  };
}

/** Opens by the present partner, tier and region. */
async function breakdowns(call: Call, from: string, values: unknown[]) {
  const by = (table: 'partner_tiers' | 'partner_regions', column: 'tier_id' | 'region_id') =>
    call.rows<Opens & { id: string | null; name: string | null }>(
      `select g.id, g.name, ${opens} from (select e.* ${from}) e
       join partners p on p.organization_id = e.organization_id and p.id = e.partner_id
       left join ${table} g on g.organization_id = p.organization_id and g.id = p.${column}
       group by g.id, g.name order by count(*) desc, g.name limit ${LONGEST}`,
      values,
    );
  return {
    by_partner: await call.rows<Opens & { partner_id: string; name: string | null; last_at: string | null }>(
      `select e.partner_id, p.name, ${opens}, max(e.created_at) as last_at from (select e.* ${from}) e
       join partners p on p.organization_id = e.organization_id and p.id = e.partner_id
       group by e.partner_id, p.name order by count(*) desc, p.name limit ${LONGEST}`,
      values,
    ),
    by_tier: await by('partner_tiers', 'tier_id'),
    by_region: await by('partner_regions', 'region_id'),
  };
}

/** Active partners with a login that can see it today, and those that never opened it. */
async function audienceOf(call: Call, id: string) {
  const rows = await call.rows<{ partner_id: string; name: string; has_opened: boolean }>(sql`
    select p.id as partner_id, p.name, exists (select from resource_events e where e.organization_id = p.organization_id
        and e.resource_id = r.id and e.partner_id = p.id and e.kind <> 'shared') as has_opened
    from resources r join partners p on p.organization_id = r.organization_id and p.archived_at is null
      and p.partner_organization_id is not null
    where r.organization_id = ${call.organization_id} and r.id = ${id} and r.is_shown
      and (r.visibility = 'everyone' or (r.visibility = 'audience'
      and exists (select from resource_audience_partners m where m.organization_id = r.organization_id
        and m.audience_id = r.audience_id and m.partner_id = p.id)))
    order by p.name, p.id`);
  const waiting = rows.filter(({ has_opened }) => !has_opened);
  return {
    audience: rows.length,
    never_opened: waiting.length,
    waiting: waiting.slice(0, 100).map(({ partner_id, name }) => ({ partner_id, name })),
  };
}

/** The whole library: the use of its resources by partner, and resources that were never opened. */
export async function libraryMetrics(call: Call, days?: number): Promise<LibraryMetrics> {
  const { from, to, values } = periodOf(call, days);
  const source = `from resource_events e where e.organization_id = $1 and ${inPeriod('e.created_at')} and ${ofPartners}`;
  const total = await call.one<Opens>(`select ${opens} ${source}`, values);
  const { external_opens } = await call.one<{ external_opens: number }>(
    `select count(*)::int as external_opens from resource_link_opens o
     where o.organization_id = $1 and ${inPeriod('o.created_at')} and o.kind = 'opened'`,
    values,
  );
  const { published } = await call.one<{ published: number }>(
    sql`select count(*)::int as published from resources where organization_id = ${call.organization_id} and is_shown`,
  );
  return {
    from,
    to,
    ...total,
    external_opens,
    published,
    resources: await call.rows(
      `select r.id as resource_id, r.name, r.kind, ${opens}, max(e.created_at) as last_at,
         (select count(*)::int from resource_link_opens o where o.organization_id = $1 and o.resource_id = r.id
           and o.kind = 'opened' and ${inPeriod('o.created_at')}) as external_opens
       from (select e.* ${source}) e join resources r on r.organization_id = e.organization_id and r.id = e.resource_id
       where r.archived_at is null group by r.id, r.name, r.kind order by count(*) desc, r.name limit ${LONGEST}`,
      values,
    ),
    never_opened: await call.rows(sql`
      select r.id as resource_id, r.name, r.kind, r.published_at from resources r
      where r.organization_id = ${call.organization_id} and r.is_shown and r.visibility <> 'internal'
        and not exists (select from resource_events e
        where e.organization_id = r.organization_id and e.resource_id = r.id and ${sql.raw(ofPartners)})
      order by r.published_at, r.name limit ${sql.raw(LONGEST)}`),
    ...(await breakdowns(call, source, values)),
  };
}
