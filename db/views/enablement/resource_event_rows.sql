-- Who opened which resource, and how.
create view resource_event_rows with (security_invoker = true) as
select
  e.*,
  p.name as partner_name,
  r.name as resource_name
from resource_events e
left join partners p on p.organization_id = e.organization_id and p.id = e.partner_id
left join resources r on r.organization_id = e.organization_id and r.id = e.resource_id;

grant select on resource_event_rows to tandem_app, tandem_partner, tandem_system;
