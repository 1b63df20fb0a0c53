-- The health of partners with the names of partner and owner.
create view partner_health_rows with (security_invoker = true) as
select h.*, p.name as partner_name, p.owner_user_id,
  (select u.full_name from people u where u.organization_id = h.organization_id and u.id = p.owner_user_id) as owner_name
from partner_health h
join partners p on p.organization_id = h.organization_id and p.id = h.partner_id and p.archived_at is null;

grant select on partner_health_rows to tandem_app, tandem_partner, tandem_system;
