-- Opening volumes with the name of the partner.
create view opening_volume_rows with (security_invoker = true) as
select
  v.*,
  p.name as partner_name
from opening_volumes v
left join partners p on p.organization_id = v.organization_id and p.id = v.partner_id;

grant select on opening_volume_rows to tandem_app, tandem_partner, tandem_system;
