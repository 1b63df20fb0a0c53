-- Enrollments with the names of course and partner.
create view course_enrollment_rows with (security_invoker = true) as
select
  e.*,
  c.title as course_title,
  p.name as partner_name,
  coalesce(e.status in ('assigned', 'in_progress') and e.due_on < (now() at time zone o.timezone)::date, false) as is_overdue
from course_enrollments e
join organizations o on o.id = e.organization_id
left join courses c on c.organization_id = e.organization_id and c.id = e.course_id
left join partners p on p.organization_id = e.organization_id and p.id = e.partner_id;

grant select on course_enrollment_rows to tandem_app, tandem_partner, tandem_system;
