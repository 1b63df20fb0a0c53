-- Certificate programs with how many certificates are held, expire soon or have expired, and what asks for them.
create view certificate_program_rows with (security_invoker = true) as
select
  p.*,
  f.held, f.expiring, f.expired,
  certificate_courses(p.organization_id, p.course_ids) as course_titles,
  (select coalesce(array_agg(n.name order by n.name), '{}') from certificate_programs n
    where n.organization_id = p.organization_id and n.id = any (p.program_ids)) as program_names,
  (select coalesce(array_agg(t.name order by t.name), '{}') from opportunity_types t
    where t.organization_id = p.organization_id and t.required_program_id = p.id and t.archived_at is null) as required_by
from certificate_programs p
left join lateral (
  select
    count(*) filter (where c.status in ('active', 'expiring'))::int as held,
    count(*) filter (where c.status = 'expiring')::int as expiring,
    -- People who have renewed it since are not missing it.
    count(*) filter (where c.status = 'expired' and not exists (select from certificates n
      where n.organization_id = c.organization_id and n.program_id = c.program_id and n.partner_id = c.partner_id
        and n.user_id is not distinct from c.user_id and n.status in ('active', 'expiring')))::int as expired
  from certificates c where c.organization_id = p.organization_id and c.program_id = p.id
) f on true;

grant select on certificate_program_rows to tandem_app, tandem_partner, tandem_system;
