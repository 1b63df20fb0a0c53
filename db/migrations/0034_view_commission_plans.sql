-- Why: plans are read with their latest version, their draft and who gets them; a version ends where a later one begins.
create view plan_assignment_rows with (security_invoker = true) as
  select a.*, p.name as plan_name,
    case a.target
      when 'type' then (select t.name from partner_types t where t.organization_id = a.organization_id and t.id = a.target_id)
      when 'region' then (select t.name from partner_regions t where t.organization_id = a.organization_id and t.id = a.target_id)
      when 'tier' then (select t.name from partner_tiers t where t.organization_id = a.organization_id and t.id = a.target_id)
      when 'partner' then (select t.name from partners t where t.organization_id = a.organization_id and t.id = a.target_id)
    end as target_name
  from plan_assignments a
  left join commission_plans p on p.organization_id = a.organization_id and p.id = a.plan_id;

-- Of two versions from the same day the later published one holds, so the earlier ends on the day it begins.
create view plan_version_rows with (security_invoker = true) as
  select v.*, p.name as plan_name,
    case when v.state <> 'draft' then (
      select min(n.effective_from) from plan_versions n
      where n.organization_id = v.organization_id and n.plan_id = v.plan_id and n.state <> 'draft'
        and (n.effective_from, n.recorded_at, n.version) > (v.effective_from, v.recorded_at, v.version)
    ) end as effective_to,
    (select u.full_name from people u where u.id = v.published_by limit 1) as published_by_name
  from plan_versions v
  left join commission_plans p on p.organization_id = v.organization_id and p.id = v.plan_id;

create view commission_plan_rows with (security_invoker = true) as
  select p.*, latest.id as published_id, latest.version as published_version, latest.effective_from as published_from,
    latest.definition as published_definition, draft.id as draft_id, draft.version as draft_version, draft.updated_at as draft_saved_at,
    (select count(*)::int from plan_versions v where v.organization_id = p.organization_id and v.plan_id = p.id) as version_count,
    (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'target', a.target, 'target_id', a.target_id, 'target_name', a.target_name,
        'priority', a.priority, 'effective_from', a.effective_from, 'effective_to', a.effective_to) order by a.effective_from, a.id), '[]')
      from plan_assignment_rows a where a.organization_id = p.organization_id and a.plan_id = p.id) as assignments
  from commission_plans p
  left join plan_versions draft on draft.organization_id = p.organization_id and draft.plan_id = p.id and draft.state = 'draft'
  left join lateral (
    select v.id, v.version, v.effective_from, v.definition from plan_versions v
    where v.organization_id = p.organization_id and v.plan_id = p.id and v.state <> 'draft' order by v.version desc limit 1
  ) latest on true;

grant select on plan_assignment_rows, plan_version_rows, commission_plan_rows to tandem_app, tandem_partner, tandem_system;
