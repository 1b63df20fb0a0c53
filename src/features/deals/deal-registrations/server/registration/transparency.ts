import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { DecisionFigures, RegistrationView } from '../../transparency.schema.ts';

/** Records that a person of the company opened a submitted registration. The partner sees it; drafts are the partner's own. */
export async function recordRegistrationView(call: Call, id: string): Promise<void> {
  const { status } = await call.one<{ status: string }>(
    sql`select status from deal_registrations where organization_id = ${call.organization_id} and id = ${id}`,
    'This registration',
  );
  const { user_id, full_name, impersonator_id, timezone } = call.actor;
  if (status === 'draft' || user_id === null) return;
  const now = call.now();
  await call.run(sql`
    insert into deal_registration_views (organization_id, registration_id, user_id, user_name, is_support, viewed_on,
      first_at, last_at)
    values (${call.organization_id}, ${id}, ${user_id}, ${full_name}, ${impersonator_id !== null},
      ${dateInZone(now, timezone)}, ${now}, ${now})
    on conflict (organization_id, registration_id, user_id, viewed_on, is_support)
      do update set last_at = excluded.last_at, times = deal_registration_views.times + 1`);
}

/**
 * The people of the company who opened it, latest first. Whoever acted on it without opening its page, such as by email
 * or in a list, has seen it too. Other partners are never named.
 */
export async function viewsOf(call: Call, id: string): Promise<RegistrationView[]> {
  await call.one(
    sql`select from deal_registrations where organization_id = ${call.organization_id} and id = ${id}`,
    'This registration',
  );
  return call.rows<RegistrationView>(sql`
    with acts as (
      select actor_user_id as user_id, actor_name as user_name, at from deal_registration_events
      where organization_id = ${call.organization_id} and registration_id = ${id} and actor_side = 'company'
        and actor_user_id is not null
      union all
      select author_user_id, author_name, created_at from deal_registration_comments
      where organization_id = ${call.organization_id} and registration_id = ${id} and author_side = 'company'
        and author_user_id is not null and visibility = 'shared'),
    seen as (
      select user_id, user_name, is_support, viewed_on, first_at, last_at, times from deal_registration_views
      where organization_id = ${call.organization_id} and registration_id = ${id}
      union all
      select a.user_id, max(a.user_name), false, (a.at at time zone ${call.actor.timezone})::date, min(a.at), max(a.at),
        1
      from acts a
      where not exists (select from deal_registration_views v
        where v.organization_id = ${call.organization_id} and v.registration_id = ${id} and v.user_id = a.user_id
          and v.viewed_on = (a.at at time zone ${call.actor.timezone})::date)
      group by a.user_id, 4)
    select user_name, is_support, 'company' as side, first_at, last_at, times from seen
    order by last_at desc, user_id limit 200`);
}

/** Fewer decisions, or decisions about fewer partners, would tell about single registrations of others. */
const LEAST_DECISIONS = 10;
const LEAST_PARTNERS = 3;

/** The first decision of each registration that was decided in the last 12 months. */
export async function decisionFigures(call: Call): Promise<DecisionFigures> {
  const found = await call.asCompany((company) =>
    company.one<{ decided: number; partners: number; approved_percent: number; median_seconds: number }>(sql`
      with decisions as (
        select distinct on (e.registration_id) e.registration_id, e.partner_id, e.to_status = 'approved' as is_approved,
          extract(epoch from e.at - r.submitted_at) as seconds
        from deal_registration_events e
        join deal_registrations r on r.organization_id = e.organization_id and r.id = e.registration_id
        where e.organization_id = ${company.organization_id} and e.to_status in ('approved', 'rejected')
          and e.from_status is distinct from e.to_status
          and e.at > ${company.now()}::timestamptz - interval '12 months' and r.submitted_at is not null
        order by e.registration_id, e.seq)
      select count(*)::int as decided, count(distinct partner_id)::int as partners,
        coalesce(round(100.0 * count(*) filter (where is_approved) / nullif(count(*), 0)), 0)::int as approved_percent,
        coalesce(round(percentile_cont(0.5) within group (order by greatest(seconds, 0))), 0)::int as median_seconds
      from decisions`),
  );
  const { partners, ...figures } = found;
  return figures.decided >= LEAST_DECISIONS && partners >= LEAST_PARTNERS ? figures : null;
}
