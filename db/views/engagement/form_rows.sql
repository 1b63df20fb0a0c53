-- Forms with what came in.
create view form_rows with (security_invoker = true) as
select
  f.*,
  s.submission_count,
  s.last_submission_at
from forms f
left join lateral (
  select count(*)::int as submission_count, max(x.created_at) as last_submission_at
  from form_submissions x
  where x.organization_id = f.organization_id and x.form_id = f.id and x.state = 'received'
) s on true;

grant select on form_rows to tandem_app, tandem_partner, tandem_system;
