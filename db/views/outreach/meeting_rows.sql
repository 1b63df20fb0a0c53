-- Meetings with their people and deals. Private notes are those of the caller's side; row security leaves deals of others empty for partners.
create view meeting_rows with (security_invoker = true) as
select
  m.*,
  m.starts_at + make_interval(mins => m.duration_minutes) as ends_at,
  p.name as partner_name, p.owner_user_id as partner_owner_user_id, p.type_id as partner_type_id, p.region_id as partner_region_id,
  p.region_ids as partner_region_ids,
  (select u.full_name from people u where u.organization_id = m.organization_id and u.id = m.owner_user_id) as owner_name,
  n.body as private_notes,
  coalesce(a.attendees, '[]') as attendees,
  coalesce(d.deal_ids, '{}') as deal_ids,
  coalesce(d.deals, '[]') as deals,
  m.kind = 'qbr' as has_pack
from meetings m
left join partners p on p.organization_id = m.organization_id and p.id = m.partner_id
left join meeting_private_notes n on n.organization_id = m.organization_id and n.meeting_id = m.id
  and n.side = case when app_partner() is null then 'company' else 'partner' end
left join lateral (
  select jsonb_agg(jsonb_build_object('id', x.id, 'side', x.side, 'user_id', x.user_id, 'contact_id', x.contact_id, 'full_name', x.full_name)
    order by x.side, x.full_name, x.id) as attendees
  from meeting_attendees x where x.organization_id = m.organization_id and x.meeting_id = m.id
) a on true
left join lateral (
  select array_agg(o.id order by o.name, o.id) as deal_ids, jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.name, o.id) as deals
  from meeting_deals x join opportunities o on o.organization_id = x.organization_id and o.id = x.opportunity_id
  where x.organization_id = m.organization_id and x.meeting_id = m.id
) d on true;

grant select on meeting_rows to tandem_app, tandem_partner, tandem_system;
