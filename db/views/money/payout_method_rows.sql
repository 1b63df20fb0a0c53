-- Payout methods with their partner, without the sealed bank details.
create view payout_method_rows with (security_invoker = true) as
select
  m.*,
  p.name as partner_name
from payout_methods m
left join partners p on p.organization_id = m.organization_id and p.id = m.partner_id;

grant select on payout_method_rows to tandem_app, tandem_partner, tandem_system;
