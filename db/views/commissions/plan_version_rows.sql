-- Versions of plans with the day they end: the day the next version starts.
create view plan_version_rows with (security_invoker = true) as
select
  v.*,
  p.name as plan_name,
  case
    when v.state <> 'draft' then (select min(n.effective_from)
      from plan_versions n
      where n.organization_id = v.organization_id and n.plan_id = v.plan_id and n.state <> 'draft'
        and (n.effective_from, n.recorded_at, n.version) > (v.effective_from, v.recorded_at, v.version))
  end as effective_to,
  (select u.full_name from people u where u.id = v.published_by limit 1) as published_by_name
from plan_versions v
left join commission_plans p on p.organization_id = v.organization_id and p.id = v.plan_id;

grant select on plan_version_rows to tandem_app, tandem_partner, tandem_system;
