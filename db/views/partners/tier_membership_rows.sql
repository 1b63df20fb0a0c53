-- Tiers that partners had, with the names of the tier and of the person who set it.
create view tier_membership_rows with (security_invoker = true) as
select m.id, m.organization_id, m.partner_id, m.tier_id, m.effective_from,
  -- A partner learns of an end when it has come.
  case when app_partner() is null or m.effective_to <= current_date then m.effective_to end as effective_to,
  m.recorded_at, m.superseded_at, m.reason, m.source, m.created_by, t.name as tier_name, t.color as tier_color,
  (select u.full_name from people u where u.organization_id = m.organization_id and u.id = m.created_by) as created_by_name
from tier_memberships m
left join partner_tiers t on t.organization_id = m.organization_id and t.id = m.tier_id;

grant select on tier_membership_rows to tandem_app, tandem_partner, tandem_system;
