-- Who a plan version is assigned to, by name.
create view plan_assignment_rows with (security_invoker = true) as
select
  a.*,
  p.name as plan_name,
  case a.target
    when 'type' then (select t.name
      from partner_types t
      where t.organization_id = a.organization_id and t.id = a.target_id)
    when 'region' then (select t.name
      from partner_regions t
      where t.organization_id = a.organization_id and t.id = a.target_id)
    when 'tier' then (select t.name
      from partner_tiers t
      where t.organization_id = a.organization_id and t.id = a.target_id)
    when 'audience' then (select t.name
      from audiences t
      where t.organization_id = a.organization_id and t.id = a.target_id)
    when 'partner' then (select t.name
      from partners t
      where t.organization_id = a.organization_id and t.id = a.target_id)
  end as target_name
from plan_assignments a
left join commission_plans p on p.organization_id = a.organization_id and p.id = a.plan_id;

grant select on plan_assignment_rows to tandem_app, tandem_partner, tandem_system;
