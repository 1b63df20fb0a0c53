-- Distribution rules with the name of their audience.
create view lead_rule_rows with (security_invoker = true) as
select r.*, a.name as audience_name
from lead_rules r
left join audiences a on a.organization_id = r.organization_id and a.id = r.audience_id;

grant select on lead_rule_rows to tandem_app, tandem_partner, tandem_system;
