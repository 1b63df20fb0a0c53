-- Offers of leads. In partner mode row security empties the details of the lead until the offer is opened.
create view lead_offer_rows with (security_invoker = true) as
select
  f.*,
  p.name as partner_name,
  l.status as lead_status,
  l.source,
  l.contact_name, l.contact_email, l.contact_phone, l.company_name, l.company_domain, l.postal_code,
  l.need, l.budget,
  l.contact_due_at, l.first_contact_at, l.opportunity_id,
  o.name as opportunity_name,
  o.status as opportunity_status,
  o.amount_minor as opportunity_amount_minor,
  o.currency as opportunity_currency
from lead_offers f
left join partners p on p.organization_id = f.organization_id and p.id = f.partner_id
left join leads l on l.organization_id = f.organization_id and l.id = f.lead_id
left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id;

grant select on lead_offer_rows to tandem_app, tandem_partner, tandem_system;
