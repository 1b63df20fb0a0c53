-- Tasks with the names around them. A record that the reader cannot open has neither name nor address.
create view task_rows with (security_invoker = true) as
select
  t.id, t.organization_id, t.row_version, t.created_at, t.updated_at,
  t.title, t.description, t.partner_id, t.visibility, t.side, t.assignee_user_id,
  coalesce(u.full_name, t.assignee_name) as assignee_name,
  t.assignee_role, t.due_on, t.committed_on, t.priority, t.checklist, t.status, t.waiting_for, t.recurrence, t.recurs_by,
  t.series_id, t.series_starts_on, t.occurrence, t.blocked_by_id, t.template_id, t.plan_id, t.position, t.source, t.source_key,
  t.completed_on, t.completed_by_name, t.created_by, t.created_by_name, t.created_by_side,
  case when r.is_seen then t.record_table end as record_table,
  case when r.is_seen then t.record_id end as record_id,
  case when r.is_seen then t.record_name end as record_name,
  p.name as partner_name, p.owner_user_id as partner_owner_user_id, p.type_id as partner_type_id, p.region_id as partner_region_id,
  b.title as blocked_by_title,
  coalesce(t.status in ('open', 'in_progress', 'waiting') and b.status in ('open', 'in_progress', 'waiting'), false) as is_blocked,
  m.name as template_name, a.name as plan_name,
  coalesce(t.assignee_user_id = app_user() or (t.assignee_user_id is null and t.assignee_role is not null and case t.side
    when 'company' then app_partner() is null and t.assignee_role = any (array(select s.role from memberships s
      where s.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and s.user_id = app_user() and s.status = 'active'))
    else t.partner_id = app_partner() and t.assignee_role = any (array(select s.role from partner_standings(app_partner()) s
      where s.user_id = app_user())) end), false) as is_mine,
  jsonb_array_length(t.checklist) as checklist_total,
  (select count(*)::int from jsonb_array_elements(t.checklist) c where (c->>'is_done')::boolean) as checklist_done,
  (select count(*)::int from task_comments c where c.organization_id = t.organization_id and c.task_id = t.id and c.archived_at is null) as comment_count,
  (select count(*)::int from task_files f where f.organization_id = t.organization_id and f.task_id = t.id) as file_count
from tasks t
left join partners p on p.organization_id = t.organization_id and p.id = t.partner_id
left join people u on u.organization_id = t.organization_id and u.id = t.assignee_user_id and t.side = 'company' and app_partner() is null
left join tasks b on b.organization_id = t.organization_id and b.id = t.blocked_by_id
left join task_templates m on m.organization_id = t.organization_id and m.id = t.template_id
left join action_plans a on a.organization_id = t.organization_id and a.id = t.plan_id
cross join lateral (select case when current_user in ('tandem_partner', 'tandem_own') and t.record_id is not null
  then can_open_record(t.record_table, t.record_id) else true end as is_seen) r;

grant select on task_rows to tandem_app, tandem_partner, tandem_system;
