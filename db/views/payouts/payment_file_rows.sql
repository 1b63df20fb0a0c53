-- Payment files with the payout and the people.
create view payment_file_rows with (security_invoker = true) as
select
  f.*,
  b.name as batch_name,
  p.full_name as created_by_name,
  d.full_name as downloaded_by_name
from payment_files f
left join payout_batches b on b.organization_id = f.organization_id and b.id = f.batch_id
left join people p on p.organization_id = f.organization_id and p.id = f.created_by
left join people d on d.organization_id = f.organization_id and d.id = f.downloaded_by;

grant select on payment_file_rows to tandem_app, tandem_partner, tandem_system;
