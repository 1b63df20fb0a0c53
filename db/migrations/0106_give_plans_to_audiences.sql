-- Why: a structure may be given to an audience. Who is in it is recorded with each sale when it is taken in.
alter table plan_assignments drop constraint plan_assignments_target_check;
alter table plan_assignments add constraint plan_assignments_target_check
  check (target in ('program', 'type', 'region', 'tier', 'audience', 'partner'));
alter table plan_assignments add column audience_id uuid generated always as (case when target = 'audience' then target_id end) stored;
alter table plan_assignments add foreign key (organization_id, audience_id) references audiences (organization_id, id);
create index on plan_assignments (organization_id, audience_id) where audience_id is not null;

create or replace view plan_assignment_rows with (security_invoker = true) as
  select a.id, a.organization_id, a.plan_id, a.target, a.target_id, a.priority, a.effective_from, a.effective_to,
    a.row_version, a.created_at, a.updated_at, p.name as plan_name,
    case a.target
      when 'type' then (select t.name from partner_types t where t.organization_id = a.organization_id and t.id = a.target_id)
      when 'region' then (select t.name from partner_regions t where t.organization_id = a.organization_id and t.id = a.target_id)
      when 'tier' then (select t.name from partner_tiers t where t.organization_id = a.organization_id and t.id = a.target_id)
      when 'audience' then (select t.name from audiences t where t.organization_id = a.organization_id and t.id = a.target_id)
      when 'partner' then (select t.name from partners t where t.organization_id = a.organization_id and t.id = a.target_id)
    end as target_name
  from plan_assignments a
  left join commission_plans p on p.organization_id = a.organization_id and p.id = a.plan_id;
