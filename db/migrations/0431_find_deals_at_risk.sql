-- Why: a deal nobody touches is lost in silence. A night that finds one silent for longer than the programme allows says so, and
-- it is at risk until somebody moves it, writes a note or does anything else with it: what happens later than `at_risk_since`
-- ends it by itself, so no write of a deal has to think of it.
alter table programme_settings
  add silent_nudge_days integer not null default 30 check (silent_nudge_days between 0 and 365),
  add silent_risk_days integer not null default 45 check (silent_risk_days between 0 and 365);

create table deal_pulses (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid,
  -- Of an approved claim without a deal.
  registration_id uuid,
  -- What happened around the deal and is not written in its own row: notes, steps of its registration.
  active_at timestamptz not null,
  at_risk_since timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities (organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations (organization_id, id) on delete cascade,
  unique (organization_id, opportunity_id),
  unique (organization_id, registration_id),
  check (num_nonnulls(opportunity_id, registration_id) = 1)
);
call tenant_table('deal_pulses',
  'exists (select from opportunities o where o.organization_id = deal_pulses.organization_id and o.id = deal_pulses.opportunity_id)
   or exists (select from deal_registrations r where r.organization_id = deal_pulses.organization_id and r.id = deal_pulses.registration_id)',
  own => 'exists (select from opportunities o where o.organization_id = deal_pulses.organization_id and o.id = deal_pulses.opportunity_id)
   or exists (select from deal_registrations r where r.organization_id = deal_pulses.organization_id and r.id = deal_pulses.registration_id)');

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
    greatest(o.last_activity_at, u.active_at) AS last_activity_at,
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
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = o.organization_id AND u.id = o.owner_user_id) AS owner_name,
        CASE
            WHEN o.partner_id IS NULL THEN 'direct'::text
            WHEN o.source = ANY (ARRAY['partner'::text, 'referral_page'::text, 'link'::text]) THEN 'sourced'::text
            ELSE 'influenced'::text
        END AS attribution,
    p.type_id AS partner_type_id,
    p.region_id AS partner_region_id,
    o.status = 'open' and o.archived_at is null and coalesce(u.at_risk_since > greatest(o.last_activity_at, u.active_at), false) AS is_at_risk
   FROM opportunities o
     LEFT JOIN accounts a ON a.organization_id = o.organization_id AND a.id = o.account_id
     LEFT JOIN partners p ON p.organization_id = o.organization_id AND p.id = o.partner_id
     LEFT JOIN opportunity_types t ON t.organization_id = o.organization_id AND t.id = o.type_id
     LEFT JOIN opportunity_stages s ON s.organization_id = o.organization_id AND s.id = o.stage_id
     LEFT JOIN contacts c ON c.organization_id = o.organization_id AND c.id = o.primary_contact_id
     LEFT JOIN deal_pulses u ON u.organization_id = o.organization_id AND u.opportunity_id = o.id;

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
    r.status = 'approved' and coalesce(case when r.opportunity_id is null then u.at_risk_since > greatest(r.decided_at, u.active_at)
      else o.status = 'open' and o.archived_at is null and ou.at_risk_since > greatest(o.last_activity_at, ou.active_at) end, false) AS is_at_risk
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
