-- The deliveries to endpoints of the reader's own side.
create view webhook_delivery_rows with (security_invoker = true) as
select
  d.*,
  e.name as endpoint_name,
  e.host,
  m.occurred_at,
  m.ref_table,
  m.ref_id
from webhook_deliveries d
join webhook_endpoints e on e.organization_id = d.organization_id and e.id = d.endpoint_id
join webhook_messages m on m.organization_id = d.organization_id and m.id = d.message_id
where d.partner_id is not distinct from app_partner();

grant select on webhook_delivery_rows to tandem_app, tandem_partner, tandem_system;
