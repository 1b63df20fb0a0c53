-- Status files with the person who imported them.
create view payment_report_rows with (security_invoker = true) as
select
  r.*,
  p.full_name as created_by_name
from payment_reports r
left join people p on p.organization_id = r.organization_id and p.id = r.created_by;

grant select on payment_report_rows to tandem_app, tandem_partner, tandem_system;
