-- Automations with the name of their owner and their runs of the last 30 days.
create view automation_rows with (security_invoker = true) as
select
  t.*,
  p.full_name as owner_name,
  t.definition->'trigger'->>'kind' as trigger,
  coalesce(r.runs, 0) as runs,
  coalesce(r.open_errors, 0) as open_errors,
  coalesce(r.waiting, 0) as waiting,
  r.last_run_at,
  t.published_version is not null and t.definition is distinct from v.definition as has_changes
from automations t
left join people p on p.organization_id = t.organization_id and p.id = t.owner_user_id
left join automation_versions v on v.organization_id = t.organization_id and v.automation_id = t.id and v.version = t.published_version
left join lateral (
  select (count(*) filter (where x.status <> 'skipped'))::int as runs,
    (count(*) filter (where x.status = 'failed' and x.acknowledged_at is null))::int as open_errors,
    (count(*) filter (where x.status = 'waiting'))::int as waiting,
    max(x.created_at) filter (where x.status <> 'skipped') as last_run_at
  from automation_runs x
  where x.organization_id = t.organization_id and x.automation_id = t.id and x.created_at > now() - interval '30 days'
) r on true;

grant select on automation_rows to tandem_app, tandem_partner, tandem_system;
