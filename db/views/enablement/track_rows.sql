-- Tracks with how many follow them. A company sees its own; a partner sees those it made for its people.
create view track_rows with (security_invoker = true) as
select
  t.*,
  d.name as audience_name,
  i.name as reward_tier_name,
  s.name as reward_status_name,
  (select coalesce(sum(jsonb_array_length(g.value->'steps')), 0)::int
    from jsonb_array_elements(t.definition->'stages') g) as step_count,
  (select count(*)::int
    from track_assignments a
    where a.organization_id = t.organization_id and a.track_id = t.id and a.status in ('assigned', 'in_progress')) as open_count,
  (select count(*)::int
    from track_assignments a
    where a.organization_id = t.organization_id and a.track_id = t.id and a.status = 'completed') as completed_count
from tracks t
left join audiences d on d.organization_id = t.organization_id and d.id = t.audience_id
left join partner_tiers i on i.organization_id = t.organization_id and i.id = t.reward_tier_id
left join partner_statuses s on s.organization_id = t.organization_id and s.id = t.reward_status_id
where t.partner_id is not distinct from app_partner();

grant select on track_rows to tandem_app, tandem_partner, tandem_system;
