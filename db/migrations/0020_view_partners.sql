-- Why: partners as people read them: with the names of what they refer to, and what they are worth.
-- Figures are in the partner's own currency; scalar subqueries cost only the rows of the page and nothing in a count.
create function app_year_start() returns date language sql stable as
  $$select date_trunc('year', now() at time zone (select timezone from organizations where id = app_organization()))::date$$;

create view partner_rows with (security_invoker = true) as
  select p.*,
    s.name as status_name, s.colour as status_colour, s.category as status_category,
    t.name as type_name, t.colour as type_colour,
    r.name as region_name,
    i.name as tier_name, i.colour as tier_colour,
    parent.name as parent_name,
    p.partner_organization_id is not null as has_portal,
    (select u.full_name from people u where u.organization_id = p.organization_id and u.id = p.owner_user_id) as owner_name,
    (select count(*) from opportunities o
      where o.organization_id = p.organization_id and o.partner_id = p.id and o.status = 'open' and o.archived_at is null) as open_deals,
    (select coalesce(sum(o.amount_minor), 0)::bigint from opportunities o
      where o.organization_id = p.organization_id and o.partner_id = p.id and o.status = 'open' and o.archived_at is null
        and o.currency = p.currency) as open_pipeline_minor,
    (select coalesce(sum(o.amount_minor), 0)::bigint from opportunities o
      where o.organization_id = p.organization_id and o.partner_id = p.id and o.status = 'won' and o.archived_at is null
        and o.currency = p.currency and o.closed_on >= app_year_start()) as won_this_year_minor,
    greatest(
      (select max(o.last_activity_at) from opportunities o where o.organization_id = p.organization_id and o.partner_id = p.id),
      (select max(d.updated_at) from deal_registrations d where d.organization_id = p.organization_id and d.partner_id = p.id)
    ) as last_activity_at
  from partners p
  left join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
  left join partner_types t on t.organization_id = p.organization_id and t.id = p.type_id
  left join partner_regions r on r.organization_id = p.organization_id and r.id = p.region_id
  left join partner_tiers i on i.organization_id = p.organization_id and i.id = p.tier_id
  left join partners parent on parent.organization_id = p.organization_id and parent.id = p.parent_partner_id;
grant select on partner_rows to tandem_app, tandem_partner, tandem_system;

create view tier_membership_rows with (security_invoker = true) as
  select m.id, m.organization_id, m.partner_id, m.tier_id, m.effective_from,
    -- A partner learns of an end when it has come.
    case when app_partner() is null or m.effective_to <= current_date then m.effective_to end as effective_to,
    m.recorded_at, m.superseded_at, m.reason, m.source, m.created_by, t.name as tier_name, t.colour as tier_colour,
    (select u.full_name from people u where u.organization_id = m.organization_id and u.id = m.created_by) as created_by_name
  from tier_memberships m
  left join partner_tiers t on t.organization_id = m.organization_id and t.id = m.tier_id;
grant select on tier_membership_rows to tandem_app, tandem_partner, tandem_system;

create view partner_status_event_rows with (security_invoker = true) as
  select e.*, f.name as from_name, t.name as to_name, t.colour as to_colour,
    (select u.full_name from people u where u.organization_id = e.organization_id and u.id = e.actor_user_id) as actor_name
  from partner_status_events e
  left join partner_statuses f on f.organization_id = e.organization_id and f.id = e.from_status_id
  left join partner_statuses t on t.organization_id = e.organization_id and t.id = e.to_status_id;
grant select on partner_status_event_rows to tandem_app, tandem_partner, tandem_system;
