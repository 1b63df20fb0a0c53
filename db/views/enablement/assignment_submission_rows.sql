-- Assignments handed in, with who did and for which course.
create view assignment_submission_rows with (security_invoker = true) as
select
  s.*,
  c.title as course_title,
  p.name as partner_name,
  e.learner_name,
  e.user_id
from assignment_submissions s
join course_enrollments e on e.organization_id = s.organization_id and e.id = s.enrollment_id
left join courses c on c.organization_id = s.organization_id and c.id = s.course_id
left join partners p on p.organization_id = s.organization_id and p.id = s.partner_id;

grant select on assignment_submission_rows to tandem_app, tandem_partner, tandem_system;
