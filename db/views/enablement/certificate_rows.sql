-- Awarded certificates with the name of the partner and the certificate that follows.
create view certificate_rows with (security_invoker = true) as
select
  c.*,
  p.name as partner_name,
  p.owner_user_id as partner_owner_user_id,
  p.type_id as partner_type_id,
  p.region_id as partner_region_id,
  p.region_ids as partner_region_ids,
  n.id as renewed_by_id
from certificates c
left join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
left join certificates n on n.organization_id = c.organization_id and n.replaces_id = c.id;

grant select on certificate_rows to tandem_app, tandem_partner, tandem_system;
