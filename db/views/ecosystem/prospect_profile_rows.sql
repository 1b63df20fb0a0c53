-- Ideal partner profiles with the number of prospects that each one scores.
create view prospect_profile_rows with (security_invoker = true) as
select
  f.*,
  t.name as type_name,
  (select count(*)
    from prospect_scores s
    join prospects p on p.organization_id = s.organization_id and p.id = s.prospect_id and p.archived_at is null
    where s.organization_id = f.organization_id and s.profile_id = f.id)::int as prospect_count,
  (select count(*)
    from prospect_scores s
    join prospects p on p.organization_id = s.organization_id and p.id = s.prospect_id and p.archived_at is null
    where s.organization_id = f.organization_id and s.profile_id = f.id and s.verdict = 'qualified')::int as qualified_count
from prospect_profiles f
left join partner_types t on t.organization_id = f.organization_id and t.id = f.type_id;

grant select on prospect_profile_rows to tandem_app, tandem_partner, tandem_system;
