-- Published versions with how many submissions answer them.
create view form_version_rows with (security_invoker = true) as
select
  v.*,
  (
    select count(*)::int from form_submissions s
    where s.organization_id = v.organization_id and s.form_id = v.form_id and s.version = v.version
      and s.state = 'received'
  ) as submission_count
from form_versions v;

grant select on form_version_rows to tandem_app, tandem_partner, tandem_system;
