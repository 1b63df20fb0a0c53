-- Why: a partner is at home in one region and sells in others. The regions it stands in stand with it, its main one first;
-- `partner_region_memberships` says the same row by row, so that no region is named that does not exist.
alter table partners
  add other_region_ids uuid[] not null default '{}',
  add region_ids uuid[] not null generated always as (array_remove(array_prepend(region_id, other_region_ids), null)) stored;

create table partner_region_memberships (
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  region_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, partner_id, region_id),
  foreign key (organization_id, partner_id) references partners (organization_id, id) on delete cascade,
  foreign key (organization_id, region_id) references partner_regions (organization_id, id)
);
create index on partner_region_memberships (organization_id, region_id);
call tenant_table('partner_region_memberships', 'partner_id = app_partner()');

-- Each of the others once, and the main one not again among them.
create function settle_other_regions() returns trigger language plpgsql as $$
begin
  select coalesce(array_agg(region order by place), '{}') into new.other_region_ids from (
    select region, min(place) as place from unnest(new.other_region_ids) with ordinality given(region, place)
    where region is not null and region is distinct from new.region_id group by region) once;
  return new;
end $$;
create trigger settle_other_regions before insert or update of region_id, other_region_ids on partners
  for each row when (new.other_region_ids <> '{}') execute function settle_other_regions();

create function keep_region_memberships() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from partner_region_memberships
    where organization_id = new.organization_id and partner_id = new.id and region_id <> all (new.region_ids);
  end if;
  insert into partner_region_memberships (organization_id, partner_id, region_id)
  select new.organization_id, new.id, unnest(new.region_ids) on conflict do nothing;
  return null;
end $$;
create trigger keep_region_memberships after insert on partners
  for each row when (new.region_ids <> '{}') execute function keep_region_memberships();
create trigger keep_region_memberships_changed after update of region_id, other_region_ids on partners
  for each row when (new.region_ids is distinct from old.region_ids) execute function keep_region_memberships();

insert into partner_region_memberships (organization_id, partner_id, region_id)
select organization_id, id, region_id from partners where region_id is not null;

-- What is worked out from other columns is not recorded beside them.
create or replace function recorded_part(of_row jsonb) returns jsonb language sql immutable parallel safe as $$
  select of_row - array['updated_at', 'row_version', 'organization_id', 'created_at', 'search', 'token_hash', 'secret_hash', 'last_used_at', 'region_ids']
$$;

-- Regions and those they lie in, each once: the nearest first, of equally near ones those of the region named first.
create function region_path(of_organization uuid, regions uuid[]) returns uuid[] language sql stable parallel safe as $$
  with recursive up as (
    select r.id, r.parent_id, 1 as steps, given.place from unnest(regions) with ordinality given(id, place)
    join partner_regions r on r.organization_id = of_organization and r.id = given.id
    union all
    select r.id, r.parent_id, up.steps + 1, up.place from up
    join partner_regions r on r.organization_id = of_organization and r.id = up.parent_id)
  select coalesce(array_agg(id order by steps, place), '{}')
  from (select distinct on (id) id, steps, place from up order by id, steps, place) nearest
$$;
drop function region_path(uuid, uuid);

create or replace view partner_rows with (security_invoker = true) as
 SELECT p.id,
    p.organization_id,
    p.name,
    p.legal_name,
    p.name_key,
    p.domain,
    p.domain_key,
    p.website,
    p.description,
    p.photo_url,
    p.phone,
    p.address_line_1,
    p.address_line_2,
    p.city,
    p.state,
    p.postal_code,
    p.country,
    p.status_id,
    p.type_id,
    p.region_id,
    p.tier_id,
    p.owner_user_id,
    p.manager_name,
    p.parent_partner_id,
    p.partner_organization_id,
    p.currency,
    p.tax_id,
    p.external_ref,
    p.tags,
    p.custom,
    p.internal_notes,
    p.joined_on,
    p.ended_on,
    p.archived_at,
    p.row_version,
    p.created_at,
    p.updated_at,
    p.merged_into_id,
    p.referred_by_partner_id,
    s.name AS status_name,
    s.colour AS status_colour,
    s.category AS status_category,
    t.name AS type_name,
    t.colour AS type_colour,
    r.name AS region_name,
    i.name AS tier_name,
    i.colour AS tier_colour,
    parent.name AS parent_name,
    referrer.name AS referred_by_name,
    kept.name AS merged_into_name,
    ARRAY( SELECT m.id
           FROM partners m
          WHERE m.organization_id = p.organization_id AND m.merged_into_id = p.id
          ORDER BY m.name, m.id) AS merged_ids,
    p.partner_organization_id IS NOT NULL AS has_portal,
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = p.organization_id AND u.id = p.owner_user_id) AS owner_name,
    ( SELECT count(*) AS count
           FROM opportunities o
          WHERE o.organization_id = p.organization_id AND o.partner_id = p.id AND o.status = 'open'::text AND o.archived_at IS NULL) AS open_deals,
    ( SELECT COALESCE(sum(o.amount_minor), 0::numeric)::bigint AS "coalesce"
           FROM opportunities o
          WHERE o.organization_id = p.organization_id AND o.partner_id = p.id AND o.status = 'open'::text AND o.archived_at IS NULL AND o.currency = p.currency) AS open_pipeline_minor,
    ( SELECT COALESCE(sum(o.amount_minor), 0::numeric)::bigint AS "coalesce"
           FROM opportunities o
          WHERE o.organization_id = p.organization_id AND o.partner_id = p.id AND o.status = 'won'::text AND o.archived_at IS NULL AND o.currency = p.currency AND o.closed_on >= app_year_start()) AS won_this_year_minor,
    GREATEST(( SELECT max(o.last_activity_at) AS max
           FROM opportunities o
          WHERE o.organization_id = p.organization_id AND o.partner_id = p.id), ( SELECT max(d.updated_at) AS max
           FROM deal_registrations d
          WHERE d.organization_id = p.organization_id AND d.partner_id = p.id)) AS last_activity_at,
    COALESCE(( SELECT
                CASE count(*)
                    WHEN 1 THEN 'first_deal'::text
                    WHEN 2 THEN 'repeat'::text
                    ELSE NULL::text
                END AS "case"
           FROM ( SELECT
                   FROM opportunities o
                  WHERE o.organization_id = p.organization_id AND o.partner_id = p.id AND o.archived_at IS NULL
                 LIMIT 2) deals),
        CASE
            WHEN p.partner_organization_id IS NOT NULL THEN 'onboarded'::text
            WHEN (EXISTS ( SELECT
               FROM invitations v
              WHERE v.organization_id = p.organization_id AND v.partner_id = p.id AND v.revoked_at IS NULL)) THEN 'invited'::text
            ELSE 'not_invited'::text
        END) AS activation,
    ( SELECT max(v.created_at) AS max
           FROM invitations v
          WHERE v.organization_id = p.organization_id AND v.partner_id = p.id AND v.revoked_at IS NULL) AS invited_at,
    ( SELECT m.effective_to
           FROM tier_memberships m
          WHERE m.organization_id = p.organization_id AND m.partner_id = p.id AND m.superseded_at IS NULL AND m.tier_id = p.tier_id AND m.effective_to IS NOT NULL
          ORDER BY m.effective_to DESC
         LIMIT 1) AS tier_until,
    p.other_region_ids,
    p.region_ids,
    -- The main one first.
    array(select n.name from unnest(p.region_ids) with ordinality each_of(id, place)
      join partner_regions n on n.organization_id = p.organization_id and n.id = each_of.id order by each_of.place) as region_names
   FROM partners p
     LEFT JOIN partner_statuses s ON s.organization_id = p.organization_id AND s.id = p.status_id
     LEFT JOIN partner_types t ON t.organization_id = p.organization_id AND t.id = p.type_id
     LEFT JOIN partner_regions r ON r.organization_id = p.organization_id AND r.id = p.region_id
     LEFT JOIN partner_tiers i ON i.organization_id = p.organization_id AND i.id = p.tier_id
     LEFT JOIN partners parent ON parent.organization_id = p.organization_id AND parent.id = p.parent_partner_id
     LEFT JOIN partners referrer ON referrer.organization_id = p.organization_id AND referrer.id = p.referred_by_partner_id
     LEFT JOIN partners kept ON kept.organization_id = p.organization_id AND kept.id = p.merged_into_id;

create or replace view opportunity_rows with (security_invoker = true) as
 SELECT o.id,
    o.organization_id,
    o.number,
    o.name,
    o.account_id,
    o.type_id,
    o.stage_id,
    o.status,
    o.partner_id,
    o.owner_user_id,
    o.primary_contact_id,
    o.amount_minor,
    o.currency,
    o.expected_close_on,
    o.opened_on,
    o.closed_on,
    o.lost_reason,
    o.lost_reason_text,
    o.source,
    o.next_step,
    o.next_step_on,
    o.description,
    o.external_ref,
    o.custom,
    GREATEST(o.last_activity_at, u.active_at) AS last_activity_at,
    o.archived_at,
    o.row_version,
    o.created_at,
    o.updated_at,
    a.name AS account_name,
    p.name AS partner_name,
    t.name AS type_name,
    t.motion,
    s.name AS stage_name,
    s.colour AS stage_colour,
    s.probability,
    NULLIF(concat_ws(' '::text, c.first_name, NULLIF(c.last_name, ''::text)), ''::text) AS primary_contact_name,
    ( SELECT u_1.full_name
           FROM people u_1
          WHERE u_1.organization_id = o.organization_id AND u_1.id = o.owner_user_id) AS owner_name,
        CASE
            WHEN o.partner_id IS NULL THEN 'direct'::text
            WHEN o.source = ANY (ARRAY['partner'::text, 'referral_page'::text, 'link'::text]) THEN 'sourced'::text
            ELSE 'influenced'::text
        END AS attribution,
    p.type_id AS partner_type_id,
    p.region_id AS partner_region_id,
    o.status = 'open'::text AND o.archived_at IS NULL AND COALESCE(u.at_risk_since > GREATEST(o.last_activity_at, u.active_at), false) AS is_at_risk,
    p.region_ids AS partner_region_ids
   FROM opportunities o
     LEFT JOIN accounts a ON a.organization_id = o.organization_id AND a.id = o.account_id
     LEFT JOIN partners p ON p.organization_id = o.organization_id AND p.id = o.partner_id
     LEFT JOIN opportunity_types t ON t.organization_id = o.organization_id AND t.id = o.type_id
     LEFT JOIN opportunity_stages s ON s.organization_id = o.organization_id AND s.id = o.stage_id
     LEFT JOIN contacts c ON c.organization_id = o.organization_id AND c.id = o.primary_contact_id
     LEFT JOIN deal_pulses u ON u.organization_id = o.organization_id AND u.opportunity_id = o.id;

create or replace view opportunity_line_rows with (security_invoker = true) as
 SELECT l.id,
    l.organization_id,
    l.opportunity_id,
    l.product_id,
    l.description,
    l.quantity,
    l.amount_minor,
    l.discount_minor,
    l.tax_minor,
    l.cost_minor,
    l."position",
    l.row_version,
    l.created_at,
    l.updated_at,
    l.recurring_interval,
    l.term_months,
    d.sku AS product_sku,
    d.name AS product_name,
    o.currency,
    o.name AS opportunity_name,
    o.status AS opportunity_status,
    o.archived_at IS NOT NULL AS opportunity_is_archived,
    o.closed_on,
    o.partner_id,
    p.name AS partner_name,
    o.owner_user_id,
    p.type_id AS partner_type_id,
    p.region_id AS partner_region_id,
    p.region_ids AS partner_region_ids
   FROM opportunity_lines l
     LEFT JOIN products d ON d.organization_id = l.organization_id AND d.id = l.product_id
     LEFT JOIN opportunities o ON o.organization_id = l.organization_id AND o.id = l.opportunity_id
     LEFT JOIN partners p ON p.organization_id = o.organization_id AND p.id = o.partner_id;

create or replace view deal_registration_rows with (security_invoker = true) as
 SELECT r.id,
    r.organization_id,
    r.number,
    r.partner_id,
    r.type_id,
    r.opportunity_id,
    r.status,
    r.account_name,
    r.account_domain,
    r.has_no_website,
    r.country,
    r.account_key,
    r.domain_key,
    r.name_key,
    r.product_family,
    r.product_id,
    r.contact_name,
    r.contact_email,
    r.contact_phone,
    r.title,
    r.description,
    r.amount_minor,
    r.currency,
    r.expected_close_on,
    r.source,
    r.submitted_by,
    r.submitted_by_name,
    r.submitted_at,
    r.review_due_at,
    r.review_left_seconds,
    r.vendor_delay_seconds,
    r.conflict_severity,
    r.policy_clause,
    r.screening,
    r.decided_at,
    r.decided_by,
    r.decided_by_name,
    r.reason_code,
    r.reason_text,
    r.question,
    r.answer,
    r.expires_at,
    r.custom,
    r.row_version,
    r.created_at,
    r.updated_at,
    r.pays_until,
    pt.name AS partner_name,
    t.name AS type_name,
    t.motion,
    t.deal_kind,
    p.name AS product_name,
    c.name AS product_family_name,
    o.number AS opportunity_number,
    o.name AS opportunity_name,
    o.status AS opportunity_status,
    s.name AS opportunity_stage_name,
    s.colour AS opportunity_stage_colour,
    lower(d.valid) AS protected_from,
    upper(d.valid) AS protected_until,
    COALESCE(d.extensions, 0) AS extensions,
    d.ended_reason,
    ( SELECT upper(h.valid) AS upper
           FROM deal_protections h
          WHERE h.organization_id = r.organization_id AND h.registration_id = r.id AND h.is_hold AND h.ended_reason IS NULL) AS held_until,
    (EXISTS ( SELECT
           FROM deal_protections h
          WHERE h.organization_id = r.organization_id AND h.registration_id = r.id AND h.is_hold AND h.ended_reason IS NULL)) AS is_held,
    pt.type_id AS partner_type_id,
    pt.region_id AS partner_region_id,
    pt.owner_user_id AS partner_owner_user_id,
    o.archived_at AS opportunity_archived_at,
    r.status = 'approved'::text AND COALESCE(
        CASE
            WHEN r.opportunity_id IS NULL THEN u.at_risk_since > GREATEST(r.decided_at, u.active_at)
            ELSE o.status = 'open'::text AND o.archived_at IS NULL AND ou.at_risk_since > GREATEST(o.last_activity_at, ou.active_at)
        END, false) AS is_at_risk,
    pt.region_ids AS partner_region_ids
   FROM deal_registrations r
     LEFT JOIN partners pt ON pt.organization_id = r.organization_id AND pt.id = r.partner_id
     LEFT JOIN opportunity_types t ON t.organization_id = r.organization_id AND t.id = r.type_id
     LEFT JOIN products p ON p.organization_id = r.organization_id AND p.id = r.product_id
     LEFT JOIN product_categories c ON c.organization_id = r.organization_id AND c.id =
        CASE
            WHEN r.product_family <> '*'::text THEN r.product_family::uuid
            ELSE NULL::uuid
        END
     LEFT JOIN opportunities o ON o.organization_id = r.organization_id AND o.id = r.opportunity_id
     LEFT JOIN opportunity_stages s ON s.organization_id = o.organization_id AND s.id = o.stage_id
     LEFT JOIN deal_protections d ON d.organization_id = r.organization_id AND d.registration_id = r.id AND NOT d.is_hold
     LEFT JOIN deal_pulses u ON u.organization_id = r.organization_id AND u.registration_id = r.id
     LEFT JOIN deal_pulses ou ON ou.organization_id = o.organization_id AND ou.opportunity_id = o.id;

create or replace view commission_line_rows with (security_invoker = true) as
 SELECT l.id,
    l.organization_id,
    l.number,
    l.event_id,
    l.rating_id,
    l.opportunity_id,
    l.sale_event_id,
    l.engine_key,
    l.account_key,
    l.partner_id,
    l.role,
    l.plan_version_id,
    l.rule_id,
    l.slot,
    l.kind,
    l.amount_minor,
    l.currency,
    l.base_minor,
    l.effective_rate_ppm,
    l.split_weight,
    l.tier_id,
    l.effective_on,
    l.release_on,
    l.adjusts_line_id,
    l.status,
    l.hold_reason,
    l.payout_item_id,
    l.description,
    l.created_at,
    o.name AS opportunity_name,
    o.account_id,
    a.name AS account_name,
    p.name AS partner_name,
    v.plan_id,
    v.version AS plan_version,
    c.name AS plan_name,
    i.batch_id AS payout_batch_id,
    i.statement_no,
    i.paid_on,
    p.type_id AS partner_type_id,
    p.region_id AS partner_region_id,
    p.owner_user_id AS partner_owner_user_id,
    i.disputable_until,
    p.region_ids AS partner_region_ids
   FROM commission_lines l
     LEFT JOIN opportunities o ON o.organization_id = l.organization_id AND o.id = l.opportunity_id
     LEFT JOIN accounts a ON a.organization_id = o.organization_id AND a.id = o.account_id
     LEFT JOIN partners p ON p.organization_id = l.organization_id AND p.id = l.partner_id
     LEFT JOIN plan_versions v ON v.organization_id = l.organization_id AND v.id = l.plan_version_id
     LEFT JOIN commission_plans c ON c.organization_id = v.organization_id AND c.id = v.plan_id
     LEFT JOIN payout_items i ON i.organization_id = l.organization_id AND i.id = l.payout_item_id;
