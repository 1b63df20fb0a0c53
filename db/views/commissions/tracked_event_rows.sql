-- Tracked events with the names of customer, partner and link.
create view tracked_event_rows with (security_invoker = true) as
select
  e.*,
  coalesce(c.name, c.email::text, c.external_id) as customer_name,
  p.name as partner_name,
  l.name as link_name
from tracked_events e
left join tracked_customers c on c.organization_id = e.organization_id and c.id = e.customer_id
left join partners p on p.organization_id = e.organization_id and p.id = e.partner_id
left join referral_links l on l.organization_id = e.organization_id and l.id = e.link_id;

grant select on tracked_event_rows to tandem_app, tandem_partner, tandem_system;
