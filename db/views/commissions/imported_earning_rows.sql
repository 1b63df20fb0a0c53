-- Earnings of the former system with the name of the partner and the commission that pays them.
create view imported_earning_rows with (security_invoker = true) as
select
  e.*,
  p.name as partner_name,
  t.line_id,
  (t.transferred_at at time zone 'UTC')::date as transferred_on
from imported_earnings e
left join partners p on p.organization_id = e.organization_id and p.id = e.partner_id
left join imported_earning_transfers t on t.organization_id = e.organization_id and t.id = e.transfer_id;

grant select on imported_earning_rows to tandem_app, tandem_partner, tandem_system;
