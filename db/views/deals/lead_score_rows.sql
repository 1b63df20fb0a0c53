-- How partners were scored for leads, with the partner's name.
create view lead_score_rows with (security_invoker = true) as
select s.*, p.name as partner_name
from lead_scores s
left join partners p on p.organization_id = s.organization_id and p.id = s.partner_id;

grant select on lead_score_rows to tandem_app, tandem_partner, tandem_system;
