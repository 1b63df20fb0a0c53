-- Plans with the progress of both sides.
create view action_plan_rows with (security_invoker = true) as
select
  a.*,
  p.name as partner_name, p.owner_user_id as partner_owner_user_id,
  o.name as opportunity_name,
  m.name as template_name,
  coalesce(s.company_total, 0) as company_total, coalesce(s.company_done, 0) as company_done,
  coalesce(s.partner_total, 0) as partner_total, coalesce(s.partner_done, 0) as partner_done,
  s.next_due_on
from action_plans a
left join partners p on p.organization_id = a.organization_id and p.id = a.partner_id
left join opportunities o on o.organization_id = a.organization_id and o.id = a.opportunity_id
left join task_templates m on m.organization_id = a.organization_id and m.id = a.template_id
left join lateral (
  select
    count(*) filter (where t.side = 'company')::int as company_total,
    count(*) filter (where t.side = 'company' and t.status = 'done')::int as company_done,
    count(*) filter (where t.side = 'partner')::int as partner_total,
    count(*) filter (where t.side = 'partner' and t.status = 'done')::int as partner_done,
    min(t.due_on) filter (where t.status in ('open', 'in_progress', 'waiting')) as next_due_on
  from tasks t where t.organization_id = a.organization_id and t.plan_id = a.id and t.status <> 'canceled'
) s on true;

grant select on action_plan_rows to tandem_app, tandem_partner, tandem_system;
