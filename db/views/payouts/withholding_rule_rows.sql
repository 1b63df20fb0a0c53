-- Withholding tax rules with the name of the partner.
create view withholding_rule_rows with (security_invoker = true) as
select
  w.*,
  p.name as partner_name
from withholding_rules w
left join partners p on p.organization_id = w.organization_id and p.id = w.partner_id;

grant select on withholding_rule_rows to tandem_app, tandem_partner, tandem_system;
