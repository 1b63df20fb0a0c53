-- Runs with the name of their automation and partner.
create view automation_run_rows with (security_invoker = true) as
select
  t.*,
  a.name as automation_name,
  p.name as partner_name,
  t.status = 'failed' and t.acknowledged_at is null as needs_attention
from automation_runs t
join automations a on a.organization_id = t.organization_id and a.id = t.automation_id
left join partners p on p.organization_id = t.organization_id and p.id = t.partner_id;

grant select on automation_run_rows to tandem_app, tandem_partner, tandem_system;
