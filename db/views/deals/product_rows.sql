-- Products with the name of their category.
create view product_rows with (security_invoker = true) as
select
  p.*,
  c.name as category_name
from products p
left join product_categories c on c.organization_id = p.organization_id and c.id = p.category_id;

grant select on product_rows to tandem_app, tandem_partner, tandem_system;
