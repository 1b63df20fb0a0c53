-- Partners with their classification, pipeline, last activity and how far they are activated.
create view partner_rows with (security_invoker = true) as
select
  p.*,
  s.name as status_name,
  s.color as status_color,
  s.category as status_category,
  t.name as type_name,
  t.color as type_color,
  r.name as region_name,
  i.name as tier_name,
  i.color as tier_color,
  parent.name as parent_name,
  referrer.name as referred_by_name,
  kept.name as merged_into_name,
  array(select m.id
    from partners m
    where m.organization_id = p.organization_id and m.merged_into_id = p.id
    order by m.name, m.id) as merged_ids,
  p.partner_organization_id is not null as has_portal,
  (select u.full_name
    from people u
    where u.organization_id = p.organization_id and u.id = p.owner_user_id) as owner_name,
  (select count(*)
    from opportunities o
    where o.organization_id = p.organization_id and o.partner_id = p.id and o.status = 'open'
      and o.archived_at is null) as open_deals,
  (select coalesce(sum(o.amount_minor), 0::numeric)::bigint
    from opportunities o
    where o.organization_id = p.organization_id and o.partner_id = p.id and o.status = 'open'
      and o.archived_at is null and o.currency = p.currency) as open_pipeline_minor,
  (select coalesce(sum(o.amount_minor), 0::numeric)::bigint
    from opportunities o
    where o.organization_id = p.organization_id and o.partner_id = p.id and o.status = 'won'
      and o.archived_at is null and o.currency = p.currency
      and o.closed_on >= app_year_start()) as won_this_year_minor,
  greatest((select max(o.last_activity_at)
    from opportunities o
    where o.organization_id = p.organization_id and o.partner_id = p.id),
    (select max(d.updated_at)
      from deal_registrations d
      where d.organization_id = p.organization_id and d.partner_id = p.id)) as last_activity_at,
  coalesce((select case count(*) when 1 then 'first_deal' when 2 then 'repeat' else null::text end
    from (select
      from opportunities o
      where o.organization_id = p.organization_id and o.partner_id = p.id and o.archived_at is null
      limit 2) deals),
    case
      when p.partner_organization_id is not null then 'onboarded'
      when (exists (select
        from invitations v
        where v.organization_id = p.organization_id and v.partner_id = p.id
          and v.revoked_at is null)) then 'invited'
      else 'not_invited'
    end) as activation,
  (select max(v.created_at)
    from invitations v
    where v.organization_id = p.organization_id and v.partner_id = p.id and v.revoked_at is null) as invited_at,
  (select m.effective_to
    from tier_memberships m
    where m.organization_id = p.organization_id and m.partner_id = p.id and m.superseded_at is null
      and m.tier_id = p.tier_id and m.effective_to is not null
    order by m.effective_to desc
    limit 1) as tier_until,
  array(select n.name
    from unnest(p.region_ids) with ordinality each_of(id, place)
    join partner_regions n on n.organization_id = p.organization_id and n.id = each_of.id
    order by each_of.place) as region_names,
  h.level as health, h.score::int as health_score
from partners p
left join partner_health h on h.organization_id = p.organization_id and h.partner_id = p.id
left join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
left join partner_types t on t.organization_id = p.organization_id and t.id = p.type_id
left join partner_regions r on r.organization_id = p.organization_id and r.id = p.region_id
left join partner_tiers i on i.organization_id = p.organization_id and i.id = p.tier_id
left join partners parent on parent.organization_id = p.organization_id and parent.id = p.parent_partner_id
left join partners referrer on referrer.organization_id = p.organization_id
  and referrer.id = p.referred_by_partner_id
left join partners kept on kept.organization_id = p.organization_id and kept.id = p.merged_into_id;

grant select on partner_rows to tandem_app, tandem_partner, tandem_system;
