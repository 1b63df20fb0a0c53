-- Roles with the number of people who have them.
create view role_rows with (security_invoker = true) as
select
  r.*,
  (select count(*)::int
    from memberships m
    where m.organization_id = r.organization_id and m.role_id = r.id and m.status = 'active') as member_count
from roles r;

grant select on role_rows to tandem_app, tandem_partner, tandem_system;
