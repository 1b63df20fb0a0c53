-- Issues of the synchronization with the person who closed them.
create view sync_issue_rows with (security_invoker = true) as
select
  t.*,
  u.full_name as closed_by_name
from sync_issues t
left join people u on u.organization_id = t.organization_id and u.id = t.closed_by;

grant select on sync_issue_rows to tandem_app, tandem_partner, tandem_system;
