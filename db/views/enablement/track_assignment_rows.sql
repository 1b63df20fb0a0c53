-- Assignments with their partner. What a partner assigned to its own people is not shown to the company.
create view track_assignment_rows with (security_invoker = true) as
select
  a.*,
  p.name as partner_name,
  p.owner_user_id as partner_owner_user_id,
  p.type_id as partner_type_id,
  p.region_id as partner_region_id,
  p.region_ids as partner_region_ids,
  i.name as proposed_tier_name,
  t.published_version as newest_version
from track_assignments a
join partners p on p.organization_id = a.organization_id and p.id = a.partner_id
left join partner_tiers i on i.organization_id = a.organization_id and i.id = a.proposed_tier_id
left join tracks t on t.organization_id = a.organization_id and t.id = a.track_id
where a.is_internal = false or app_partner() is not null;

grant select on track_assignment_rows to tandem_app, tandem_partner, tandem_system;
