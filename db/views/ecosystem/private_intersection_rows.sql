-- Comparisons of private lists with the name of the partner.
create view private_intersection_rows with (security_invoker = true) as
select
  i.*,
  p.name as partner_name
from private_intersections i
join partners p on p.organization_id = i.organization_id and p.id = i.partner_id;

grant select on private_intersection_rows to tandem_app, tandem_partner, tandem_system;
