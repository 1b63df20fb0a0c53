-- Self-billing invoices and credit notes with their partner.
create view self_billing_invoice_rows with (security_invoker = true) as
select
  i.*,
  p.name as partner_name
from self_billing_invoices i
join partners p on p.organization_id = i.organization_id and p.id = i.partner_id;

grant select on self_billing_invoice_rows to tandem_app, tandem_partner, tandem_system;
