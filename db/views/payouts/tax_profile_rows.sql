-- Tax profiles with their partner, without the encrypted numbers.
create view tax_profile_rows with (security_invoker = true) as
select
  f.*,
  p.name as partner_name
from tax_profiles f
join partners p on p.organization_id = f.organization_id and p.id = f.partner_id;

grant select on tax_profile_rows to tandem_app, tandem_partner, tandem_system;
