-- Requests for missing resources with their partner and the resource that answers them.
create view resource_request_rows with (security_invoker = true) as
select
  q.*,
  p.name as partner_name,
  r.name as resource_name
from resource_requests q
left join partners p on p.organization_id = q.organization_id and p.id = q.partner_id
left join resources r on r.organization_id = q.organization_id and r.id = q.resource_id;

grant select on resource_request_rows to tandem_app, tandem_partner, tandem_system;
