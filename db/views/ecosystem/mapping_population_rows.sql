-- The lists of the caller's side only: the company's in company mode, the partner's in partner mode.
create view mapping_population_rows with (security_invoker = true) as
select
  p.*,
  c.name as connection_name
from mapping_populations p
left join connections c on c.organization_id = p.organization_id and c.id = p.connection_id
where p.partner_id is not distinct from app_partner();

grant select on mapping_population_rows to tandem_app, tandem_partner, tandem_system;
