-- Courses with the names they refer to and how many people learn.
create view course_rows with (security_invoker = true) as
select
  c.*,
  o.full_name as owner_name,
  a.name as audience_name,
  (select count(*)::int from course_enrollments e where e.organization_id = c.organization_id and e.course_id = c.id) as learner_count,
  (select count(*)::int from course_enrollments e
    where e.organization_id = c.organization_id and e.course_id = c.id and e.completed_at is not null) as completed_count
from courses c
left join people o on o.organization_id = c.organization_id and o.id = c.owner_user_id
left join audiences a on a.organization_id = c.organization_id and a.id = c.audience_id;

grant select on course_rows to tandem_app, tandem_partner, tandem_system;
