-- What was published; without the questions, because those hold the answers.
create view course_version_rows with (security_invoker = true) as
select
  v.*,
  (select count(*)::int from course_enrollments e
    where e.organization_id = v.organization_id and e.course_id = v.course_id and e.course_version = v.version) as learner_count
from course_versions v;

grant select on course_version_rows to tandem_app, tandem_partner, tandem_system;
