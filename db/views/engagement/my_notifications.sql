-- Notifications of the current user in the current mode.
create view my_notifications with (security_invoker = true) as
select
  n.id,
  n.organization_id,
  n.kind,
  n.text,
  n.link,
  n.count,
  n.is_read,
  n.mode,
  n.created_at
from in_app_notifications n
where n.user_id = app_user() and n.partner_id is not distinct from app_partner() and not n.is_muted;

grant select on my_notifications to tandem_app, tandem_partner, tandem_system;
