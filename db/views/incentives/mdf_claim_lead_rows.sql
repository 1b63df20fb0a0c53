-- Leads of claims with the registration and the deal that came of them.
create view mdf_claim_lead_rows with (security_invoker = true) as
select e.*, d.number as registration_number, d.account_name as registration_account, d.status as registration_status,
  d.opportunity_id, o.name as opportunity_name, o.status as opportunity_status, o.amount_minor as opportunity_amount_minor,
  o.currency as opportunity_currency
from mdf_claim_leads e
left join deal_registrations d on d.organization_id = e.organization_id and d.id = e.registration_id
left join opportunities o on o.organization_id = d.organization_id and o.id = d.opportunity_id;

grant select on mdf_claim_lead_rows to tandem_app, tandem_partner, tandem_system;
