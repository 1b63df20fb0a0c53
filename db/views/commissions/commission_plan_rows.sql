-- Incentive structures with their published, previous and draft versions and their assignments.
create view commission_plan_rows with (security_invoker = true) as
select
  p.*,
  latest.id as published_id,
  latest.version as published_version,
  latest.effective_from as published_from,
  latest.definition as published_definition,
  draft.id as draft_id,
  draft.version as draft_version,
  draft.updated_at as draft_saved_at,
  (select count(*)::int
    from plan_versions v
    where v.organization_id = p.organization_id and v.plan_id = p.id) as version_count,
  (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'target', a.target, 'target_id', a.target_id,
    'target_name', a.target_name, 'priority', a.priority, 'effective_from', a.effective_from, 'effective_to',
    a.effective_to)
    order by a.effective_from, a.id),
    '[]')
    from plan_assignment_rows a
    where a.organization_id = p.organization_id and a.plan_id = p.id) as assignments,
  previous.id as previous_id,
  previous.effective_from as previous_from,
  previous.definition as previous_definition
from commission_plans p
left join plan_versions draft on draft.organization_id = p.organization_id and draft.plan_id = p.id
  and draft.state = 'draft'
left join lateral (select v.id, v.version, v.effective_from, v.definition
  from plan_versions v
  where v.organization_id = p.organization_id and v.plan_id = p.id and v.state <> 'draft'
  order by v.effective_from desc, v.version desc
  limit 1) latest on true
left join lateral (select v.id, v.effective_from, v.definition
  from plan_versions v
  where v.organization_id = p.organization_id and v.plan_id = p.id and v.state <> 'draft'
    and v.effective_from < latest.effective_from
  order by v.effective_from desc, v.version desc
  limit 1) previous on true;

grant select on commission_plan_rows to tandem_app, tandem_partner, tandem_system;
