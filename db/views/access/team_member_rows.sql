-- Team members with the name of their role, as their own company sees them.
create view team_member_rows with (security_invoker = true) as
select
  p.*,
  r.name as role_name
from people p
left join roles r on r.organization_id = p.organization_id and r.id = p.role_id;

grant select on team_member_rows to tandem_app, tandem_partner, tandem_system;
