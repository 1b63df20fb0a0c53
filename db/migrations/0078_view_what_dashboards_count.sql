-- Why: a figure opens exactly the rows it counts, so the lists must know what dashboards group and filter by: the type, the
-- region and the owner of a row's partner, whose deal it is, and how far a partner has come.
drop view opportunity_rows;
create view opportunity_rows with (security_invoker = true) as
  select o.*, a.name as account_name, p.name as partner_name, t.name as type_name, t.motion,
    s.name as stage_name, s.colour as stage_colour, s.probability,
    nullif(concat_ws(' ', c.first_name, nullif(c.last_name, '')), '') as primary_contact_name,
    -- Worked out for the rows of the page only.
    (select u.full_name from people u where u.organization_id = o.organization_id and u.id = o.owner_user_id) as owner_name,
    -- Sourced: a partner brought it. Influenced: the company found it and a partner works on it.
    case when o.partner_id is null then 'direct'
      when o.source in ('partner', 'referral_page', 'link') then 'sourced' else 'influenced' end as attribution,
    p.type_id as partner_type_id, p.region_id as partner_region_id
  from opportunities o
  left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
  left join partners p on p.organization_id = o.organization_id and p.id = o.partner_id
  left join opportunity_types t on t.organization_id = o.organization_id and t.id = o.type_id
  left join opportunity_stages s on s.organization_id = o.organization_id and s.id = o.stage_id
  left join contacts c on c.organization_id = o.organization_id and c.id = o.primary_contact_id;
grant select on opportunity_rows to tandem_app, tandem_partner, tandem_system;

drop view opportunity_line_rows;
create view opportunity_line_rows with (security_invoker = true) as
  select l.*, d.sku as product_sku, d.name as product_name, o.currency,
    o.name as opportunity_name, o.status as opportunity_status, o.closed_on,
    o.partner_id, p.name as partner_name, o.owner_user_id, p.type_id as partner_type_id, p.region_id as partner_region_id
  from opportunity_lines l
  left join products d on d.organization_id = l.organization_id and d.id = l.product_id
  left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
  left join partners p on p.organization_id = o.organization_id and p.id = o.partner_id;
grant select on opportunity_line_rows to tandem_app, tandem_partner, tandem_system;

drop view deal_registration_rows;
create view deal_registration_rows with (security_invoker = true) as
  select r.*, pt.name as partner_name, t.name as type_name, t.motion, t.deal_kind,
    p.name as product_name, c.name as product_family_name,
    o.number as opportunity_number, o.name as opportunity_name, o.status as opportunity_status,
    s.name as opportunity_stage_name, s.colour as opportunity_stage_colour,
    lower(d.valid) as protected_from, upper(d.valid) as protected_until, coalesce(d.extensions, 0) as extensions, d.ended_reason,
    pt.type_id as partner_type_id, pt.region_id as partner_region_id, pt.owner_user_id as partner_owner_user_id
  from deal_registrations r
  left join partners pt on pt.organization_id = r.organization_id and pt.id = r.partner_id
  left join opportunity_types t on t.organization_id = r.organization_id and t.id = r.type_id
  left join products p on p.organization_id = r.organization_id and p.id = r.product_id
  left join product_categories c on c.organization_id = r.organization_id
    and c.id = case when r.product_family <> '*' then r.product_family::uuid end
  left join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
  left join opportunity_stages s on s.organization_id = o.organization_id and s.id = o.stage_id
  left join deal_protections d on d.organization_id = r.organization_id and d.registration_id = r.id;
grant select on deal_registration_rows to tandem_app, tandem_partner, tandem_system;

drop view commission_line_rows;
create view commission_line_rows with (security_invoker = true) as
  select l.*, o.name as opportunity_name, o.account_id, a.name as account_name, p.name as partner_name,
    v.plan_id, v.version as plan_version, c.name as plan_name, i.batch_id as payout_batch_id, i.statement_no, i.paid_on,
    p.type_id as partner_type_id, p.region_id as partner_region_id, p.owner_user_id as partner_owner_user_id
  from commission_lines l
  left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
  left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
  left join partners p on p.organization_id = l.organization_id and p.id = l.partner_id
  left join plan_versions v on v.organization_id = l.organization_id and v.id = l.plan_version_id
  left join commission_plans c on c.organization_id = v.organization_id and c.id = v.plan_id
  left join payout_items i on i.organization_id = l.organization_id and i.id = l.payout_item_id;
grant select on commission_line_rows to tandem_app, tandem_partner, tandem_system;

drop view partner_rows;
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
    ) as last_activity_at,
    -- The furthest it has come; whoever has brought a deal has passed what lies before, invited or not.
    coalesce(
      (select case count(*) when 1 then 'first_deal' when 2 then 'repeat' end from (select from opportunities o
        where o.organization_id = p.organization_id and o.partner_id = p.id and o.archived_at is null limit 2) deals),
      case when p.partner_organization_id is not null then 'onboarded'
        when exists (select from invitations v where v.organization_id = p.organization_id and v.partner_id = p.id and v.revoked_at is null)
          then 'invited' else 'not_invited' end) as activation,
    (select max(v.created_at) from invitations v
      where v.organization_id = p.organization_id and v.partner_id = p.id and v.revoked_at is null) as invited_at,
    -- Until when the tier of today holds, where that is decided.
    (select m.effective_to from tier_memberships m where m.organization_id = p.organization_id and m.partner_id = p.id
      and m.superseded_at is null and m.tier_id = p.tier_id and m.effective_to is not null
      order by m.effective_to desc limit 1) as tier_until
  from partners p
  left join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
  left join partner_types t on t.organization_id = p.organization_id and t.id = p.type_id
  left join partner_regions r on r.organization_id = p.organization_id and r.id = p.region_id
  left join partner_tiers i on i.organization_id = p.organization_id and i.id = p.tier_id
  left join partners parent on parent.organization_id = p.organization_id and parent.id = p.parent_partner_id;
grant select on partner_rows to tandem_app, tandem_partner, tandem_system;
