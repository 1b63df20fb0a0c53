-- What was sold by deals that are archived, such as those of an import that was taken back, is told from what was sold.
drop view opportunity_line_rows;
create view opportunity_line_rows with (security_invoker = true) as
  select l.*, d.sku as product_sku, d.name as product_name, o.currency,
    o.name as opportunity_name, o.status as opportunity_status, o.archived_at is not null as opportunity_is_archived, o.closed_on,
    o.partner_id, p.name as partner_name, o.owner_user_id, p.type_id as partner_type_id, p.region_id as partner_region_id
  from opportunity_lines l
  left join products d on d.organization_id = l.organization_id and d.id = l.product_id
  left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
  left join partners p on p.organization_id = o.organization_id and p.id = o.partner_id;
grant select on opportunity_line_rows to tandem_app, tandem_partner, tandem_system;
