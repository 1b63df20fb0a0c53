-- Imports with the name of the person who started them, without the bytes of their files.
create view import_list with (security_invoker = true) as
select
  i.*,
  u.full_name as created_by_name
from imports i
left join people u on u.organization_id = i.organization_id and u.id = i.created_by;

grant select on import_list to tandem_app, tandem_partner, tandem_system;
