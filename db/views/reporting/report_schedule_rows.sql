-- Reports with their owner and latest run.
create view report_schedule_rows with (security_invoker = true) as
select
  s.*,
  -- Null also for readers who may not see the view.
  (select v.name from saved_view_rows v
    where v.organization_id = s.organization_id and v.id = s.saved_view_id) as saved_view_name,
  c.next_run_at,
  s.owner_user_id is not distinct from app_user() as is_mine,
  s.external_confirmed_by is not distinct from s.owner_user_id as is_external_confirmed,
  coalesce(o.full_name,
    (select p.full_name from partner_people(s.partner_id) p where p.user_id = s.owner_user_id)) as owner_name,
  l.id as last_run_id,
  l.due_at as last_run_at,
  l.state as last_state
from report_schedules s
left join report_clocks c on c.organization_id = s.organization_id and c.schedule_id = s.id
left join people o on o.organization_id = s.organization_id and o.id = s.owner_user_id
left join lateral (select r.id, r.due_at, r.state
  from report_run_rows r
  where r.organization_id = s.organization_id and r.schedule_id = s.id
  order by r.due_at desc, r.id desc
  limit 1) l on true
where s.partner_id is not distinct from app_partner();

grant select on report_schedule_rows to tandem_app, tandem_partner, tandem_system;
