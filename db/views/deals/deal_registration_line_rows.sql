-- Products of registrations with their names and currency.
create view deal_registration_line_rows with (security_invoker = true) as
select
  l.*,
  p.name as product_name,
  r.currency
from deal_registration_lines l
join deal_registrations r on r.organization_id = l.organization_id and r.id = l.registration_id
left join products p on p.organization_id = l.organization_id and p.id = l.product_id;

grant select on deal_registration_line_rows to tandem_app, tandem_partner, tandem_system;
