-- Bounties with their audience, what was earned, and for a partner its own progress.
create view bounty_rows with (security_invoker = true) as
select b.*, a.name as audience_name,
  coalesce(s.waiting, 0)::int as waiting, coalesce(s.approved, 0)::int as approved,
  coalesce(s.earned_minor, 0)::bigint as earned_minor, coalesce(s.used, 0)::int as used,
  o.progress, coalesce(o.is_eligible, false) as is_eligible,
  (select count(*)::int from bounty_partners m where m.organization_id = b.organization_id and m.bounty_id = b.id and m.is_eligible) as partners
from bounties b
left join audiences a on a.organization_id = b.organization_id and a.id = b.audience_id
left join bounty_partners o on o.organization_id = b.organization_id and o.bounty_id = b.id and o.partner_id = app_partner()
left join lateral (
  select count(*) filter (where status = 'submitted') as waiting, count(*) filter (where status = 'approved') as approved,
    sum(reward_minor) filter (where status = 'approved') as earned_minor, count(*) filter (where status <> 'rejected') as used
  from bounty_submissions c where c.organization_id = b.organization_id and c.bounty_id = b.id
) s on true;

grant select on bounty_rows to tandem_app, tandem_partner, tandem_system;
