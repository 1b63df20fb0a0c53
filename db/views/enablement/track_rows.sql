-- Tracks with how many follow them. A company sees its own; a partner sees those it made for its people.
create view track_rows with (security_invoker = true) as
select t.id, t.organization_id, t.row_version, t.created_at, t.updated_at, t.partner_id, t.name, t.description, t.state,
  t.definition, t.step_order, t.audience_id, t.tier_ids, t.type_ids, t.due_days, t.stuck_days, t.reward_tags,
  t.reward_tier_id, t.reward_status_id, t.published_version, t.published_at, t.has_changes, t.archived_at,
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
