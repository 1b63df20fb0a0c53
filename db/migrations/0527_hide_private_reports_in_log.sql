-- Why: reports that partners make for themselves are hidden from the company everywhere, but its log told their names, messages
-- and recipients. The log still says that something changed, when and by whom.
create function is_private_to_partner(ref_table text, partner_id uuid, actor_partner_id uuid) returns boolean
  language sql immutable as $$ select ref_table = 'report_schedules' and coalesce(partner_id, actor_partner_id) is not null $$;

create or replace view audit_event_rows with (security_invoker=true) as
 SELECT a.id,
    a.seq,
    a.tx,
    a.organization_id,
    a.at,
    a.actor_kind,
    a.actor_id,
    a.actor_partner_id,
    a.action,
    a.ref_table,
    a.ref_id,
        CASE
            WHEN app_partner() IS NULL AND is_private_to_partner(a.ref_table, a.partner_id, a.actor_partner_id) THEN '{}'::jsonb
            WHEN app_partner() IS NULL THEN a.changes
            ELSE ( SELECT COALESCE(jsonb_object_agg(e.key, e.value), '{}'::jsonb) AS "coalesce"
               FROM jsonb_each(a.changes) e(key, value)
              WHERE e.key = ANY (audit_fields_for_partner(a.ref_table)))
        END AS changes,
    a.reason,
    a.request_id,
    a.batch_id,
    a.partner_id,
    a.api_key_id,
    a.impersonator_id,
    COALESCE(u.full_name, p.name) AS actor_name,
        CASE
            WHEN p.id IS NOT NULL THEN ( SELECT w.full_name
               FROM partner_people(a.actor_partner_id) w(user_id, full_name, email)
              WHERE w.user_id = a.actor_id)
            ELSE NULL::text
        END AS actor_person_name,
    ( SELECT about.name
           FROM partners about
          WHERE about.organization_id = a.organization_id AND about.id = a.partner_id) AS partner_name,
    ( SELECT k.name
           FROM api_keys k
          WHERE k.organization_id = a.organization_id AND k.id = a.api_key_id) AS api_key_name,
    COALESCE(( SELECT i.full_name
           FROM people i
          WHERE i.organization_id = a.organization_id AND i.id = a.impersonator_id), ( SELECT i.impersonator_name
           FROM impersonations i
          WHERE i.organization_id = a.organization_id AND i.impersonator_id = a.impersonator_id
          ORDER BY i.started_at DESC
         LIMIT 1)) AS impersonator_name,
        CASE
            WHEN app_partner() IS NULL AND is_private_to_partner(a.ref_table, a.partner_id, a.actor_partner_id) THEN NULL
            ELSE audit_subject(a.organization_id, a.ref_table, a.ref_id, a.changes)
        END AS subject
   FROM audit_events a
     LEFT JOIN people u ON u.organization_id = a.organization_id AND u.id = a.actor_id
     LEFT JOIN partners p ON p.organization_id = a.organization_id AND p.id = a.actor_partner_id;
