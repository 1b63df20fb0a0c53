-- Opens of external links with who the link was for.
create view resource_link_open_rows with (security_invoker = true) as
select
  o.*,
  l.recipient_name, l.recipient_email
from resource_link_opens o
left join resource_links l on l.organization_id = o.organization_id and l.id = o.link_id;

grant select on resource_link_open_rows to tandem_app, tandem_partner, tandem_system;
