-- The endpoints of the reader's own side: neither side sees those of the other.
create view webhook_endpoint_rows with (security_invoker = true) as
select
  e.*,
  cardinality(e.event_types) as event_count,
  h.last_success_at,
  h.last_failure_at,
  h.first_failure_at as failing_since,
  k.name as api_key_name
from webhook_endpoints e
left join webhook_endpoint_health h on h.organization_id = e.organization_id and h.endpoint_id = e.id
left join api_keys k on k.organization_id = e.organization_id and k.id = e.api_key_id
where e.partner_id is not distinct from app_partner();

grant select on webhook_endpoint_rows to tandem_app, tandem_partner, tandem_system;
