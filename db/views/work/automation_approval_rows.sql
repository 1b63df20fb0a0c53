-- The questions that automations ask the caller, or a person who has left and for whom the caller decides.
create view automation_approval_rows with (security_invoker = true) as
select
  t.*,
  a.name as automation_name,
  r.subject_table,
  r.subject_id,
  r.subject_name
from automation_approvals t
join automations a on a.organization_id = t.organization_id and a.id = t.automation_id
left join automation_runs r on r.organization_id = t.organization_id and r.id = t.run_id
where app_decides_for(t.approver_user_id);

grant select on automation_approval_rows to tandem_app, tandem_partner, tandem_system;
