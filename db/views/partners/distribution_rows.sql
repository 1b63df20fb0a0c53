-- Associations of resellers with distributors. Each side reads the other's name once both agree.
create view distribution_rows with (security_invoker = true) as
select
  d.id, d.organization_id,
  case when d.status = 'proposed' and d.proposed_by = 'distributor' and d.distributor_id = app_partner() then null else d.partner_id end as partner_id,
  case when d.status = 'proposed' and d.proposed_by = 'reseller' and d.partner_id = app_partner() then null else d.distributor_id end as distributor_id,
  d.region_id, d.is_default, d.status, d.origin, d.proposed_by,
  case when app_partner() is null or (d.proposed_by = 'distributor' and d.distributor_id = app_partner())
    or (d.proposed_by = 'reseller' and d.partner_id = app_partner()) then d.invited_domain end as invited_domain,
  d.message, d.rule_id, d.started_at, d.ended_at, d.end_cause, d.end_reason, d.row_version, d.created_at, d.updated_at,
  case when app_partner() is null then p.name else s.partner_name end as partner_name,
  case when app_partner() is null then q.name else s.distributor_name end as distributor_name,
  case when app_partner() is null then t.name else s.type_name end as partner_type_name,
  case when app_partner() is null then l.name else s.tier_name end as tier_name,
  case when app_partner() is null then p.country else s.country end as country,
  g.name as region_name,
  case when d.distributor_id = app_partner() then 'distributor' when d.partner_id = app_partner() then 'reseller' end as my_side
from distributions d
left join lateral distribution_sides(d.id) s on app_partner() is not null
left join partners p on p.organization_id = d.organization_id and p.id = d.partner_id
left join partners q on q.organization_id = d.organization_id and q.id = d.distributor_id
left join partner_types t on t.organization_id = p.organization_id and t.id = p.type_id
left join partner_tiers l on l.organization_id = p.organization_id and l.id = p.tier_id
left join partner_regions g on g.organization_id = d.organization_id and g.id = d.region_id;

grant select on distribution_rows to tandem_app, tandem_partner, tandem_system;
