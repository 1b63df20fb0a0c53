-- Steps of assignments with what they belong to. Steps that a version removed are history.
create view track_step_rows with (security_invoker = true) as
select
  s.*,
  a.track_id, a.track_name, a.user_id, a.user_name,
  a.status as assignment_status,
  p.name as partner_name,
  p.owner_user_id as partner_owner_user_id,
  p.type_id as partner_type_id,
  p.region_id as partner_region_id,
  p.region_ids as partner_region_ids
from track_step_progress s
join track_assignments a on a.organization_id = s.organization_id and a.id = s.assignment_id
join partners p on p.organization_id = s.organization_id and p.id = s.partner_id
where s.state <> 'removed' and (s.is_internal = false or app_partner() is not null);

grant select on track_step_rows to tandem_app, tandem_partner, tandem_system;
