-- Self-billing agreements with their partner.
create view self_billing_agreement_rows with (security_invoker = true) as
select
  a.*,
  p.name as partner_name
from self_billing_agreements a
join partners p on p.organization_id = a.organization_id and p.id = a.partner_id;

grant select on self_billing_agreement_rows to tandem_app, tandem_partner, tandem_system;
