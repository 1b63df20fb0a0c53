-- Leads with the names they refer to.
create view lead_rows with (security_invoker = true) as
select
  l.*,
  d.name as product_name,
  p.name as partner_name,
  q.name as requested_partner_name,
  o.name as opportunity_name,
  o.number as opportunity_number,
  o.status as opportunity_status,
  o.amount_minor as opportunity_amount_minor,
  o.currency as opportunity_currency,
  (select count(*) from lead_offers f
    where f.organization_id = l.organization_id and f.lead_id = l.id) as offers
from leads l
left join products d on d.organization_id = l.organization_id and d.id = l.product_id
left join partners p on p.organization_id = l.organization_id and p.id = l.partner_id
left join partners q on q.organization_id = l.organization_id and q.id = l.requested_partner_id
left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id;

grant select on lead_rows to tandem_app, tandem_partner, tandem_system;
