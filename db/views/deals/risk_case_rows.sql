-- Risk cases with their partner and customer.
create view risk_case_rows with (security_invoker = true) as
select
  r.*,
  p.name as partner_name,
  coalesce(c.name, c.email::text, c.external_id) as customer_name
from risk_cases r
left join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
left join tracked_customers c on c.organization_id = r.organization_id and c.id = r.customer_id;

grant select on risk_case_rows to tandem_app, tandem_partner, tandem_system;
