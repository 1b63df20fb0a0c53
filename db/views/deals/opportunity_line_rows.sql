-- Lines of opportunities with their product and the facts of the deal that reports ask for.
create view opportunity_line_rows with (security_invoker = true) as
select
  l.*,
  d.sku as product_sku,
  d.name as product_name,
  o.currency,
  o.name as opportunity_name,
  o.status as opportunity_status,
  o.archived_at is not null as opportunity_is_archived,
  o.closed_on, o.partner_id,
  p.name as partner_name,
  o.owner_user_id,
  p.type_id as partner_type_id,
  p.region_id as partner_region_id,
  p.region_ids as partner_region_ids
from opportunity_lines l
left join products d on d.organization_id = l.organization_id and d.id = l.product_id
left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
left join partners p on p.organization_id = o.organization_id and p.id = o.partner_id;

grant select on opportunity_line_rows to tandem_app, tandem_partner, tandem_system;
