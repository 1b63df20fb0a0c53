-- Why: two registrations that are one deal become one; the later is registered beside the first, which both sides must be able to see.
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
    pt.region_ids AS partner_region_ids,
    coalesce(d.scope = 'margin_only', false) AS is_shared
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
