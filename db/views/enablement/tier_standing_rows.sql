-- Where partners stand in the tier program, with names. Why a tier is locked is the company's own.
create view tier_standing_rows with (security_invoker = true) as
select s.id, s.organization_id, s.partner_id, s.program_id, s.tier_id, s.earned_tier_id, s.state, s.grace_started_on,
  s.grace_until, s.is_locked, s.locked_until, s.results, s.risk_on, s.risk_criterion_id, s.risk_tier_id, s.risk_minor, s.risk,
  s.evaluated_at, s.row_version, s.created_at, s.updated_at,
  case when app_partner() is null then s.lock_reason end as lock_reason,
  p.name as partner_name, p.owner_user_id as partner_owner_user_id, p.type_id as partner_type_id,
  p.region_id as partner_region_id, p.region_ids as partner_region_ids, t.name as tier_name, t.color as tier_color, e.name as earned_tier_name, e.color as earned_tier_color,
  r.name as risk_tier_name, g.currency,
  (select u.full_name from people u where u.organization_id = s.organization_id and u.id = s.locked_by) as locked_by_name
from tier_standings s
join partners p on p.organization_id = s.organization_id and p.id = s.partner_id
left join partner_tiers t on t.organization_id = s.organization_id and t.id = s.tier_id
left join partner_tiers e on e.organization_id = s.organization_id and e.id = s.earned_tier_id
left join partner_tiers r on r.organization_id = s.organization_id and r.id = s.risk_tier_id
left join tier_programs g on g.organization_id = s.organization_id and g.id = s.program_id;

grant select on tier_standing_rows to tandem_app, tandem_partner, tandem_system;
