-- Notifications of the current user in the current mode.
create view my_notifications with (security_invoker = true) as
select
  n.*
from in_app_notifications n
where n.user_id = app_user() and n.partner_id is not distinct from app_partner() and not n.is_muted;

grant select on my_notifications to tandem_app, tandem_partner, tandem_system;
