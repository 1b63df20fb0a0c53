-- Moves between tiers with names. Reasons are the company's own, except those of appeals.
create view tier_move_rows with (security_invoker = true) as
select m.id, m.organization_id, m.partner_id, m.program_id, m.kind, m.status, m.from_tier_id, m.to_tier_id, m.source, m.until,
  m.evidence, m.created_by, m.decided_at, m.decided_by, m.row_version, m.created_at, m.updated_at,
  case when app_partner() is null or m.kind = 'appeal' then m.reason end as reason,
  case when app_partner() is null or m.kind = 'appeal' then m.decision_reason end as decision_reason,
  p.name as partner_name, f.name as from_tier_name, t.name as to_tier_name, t.color as to_tier_color,
  (select u.full_name from people u where u.organization_id = m.organization_id and u.id = m.created_by) as created_by_name,
  (select u.full_name from people u where u.organization_id = m.organization_id and u.id = m.decided_by) as decided_by_name
from tier_moves m
join partners p on p.organization_id = m.organization_id and p.id = m.partner_id
left join partner_tiers f on f.organization_id = m.organization_id and f.id = m.from_tier_id
left join partner_tiers t on t.organization_id = m.organization_id and t.id = m.to_tier_id;

grant select on tier_move_rows to tandem_app, tandem_partner, tandem_system;
