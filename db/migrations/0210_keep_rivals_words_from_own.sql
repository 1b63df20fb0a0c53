-- Whoever looks after own partners does not read what another partner's people write on a deal both work on, and the log tells
-- of a note, a document or a conflict what the row itself tells them.
call restrict_to_own('opportunity_notes',
  'exists (select from opportunities o where o.organization_id = opportunity_notes.organization_id and o.id = opportunity_notes.opportunity_id)
   and (author_partner_id is null or author_partner_id = any ((select app_own_partners())::uuid[]))');

call restrict_to_own('audit_events',
  '(partner_id = any ((select app_own_partners())::uuid[]) or actor_id = app_user()
     or (ref_table = ''partners'' and ref_id = any ((select app_own_partners())::uuid[]))
     or (partner_id is null and ref_table in (''accounts'', ''partner_types'', ''partner_regions'', ''partner_statuses'', ''partner_tiers'',
       ''contact_types'', ''product_categories'', ''products'', ''opportunity_types'', ''opportunity_stages'', ''custom_fields'',
       ''programme_settings'', ''commission_plans'', ''plan_versions'')))
   and case ref_table
     when ''opportunity_notes'' then exists (select from opportunity_notes n where n.organization_id = audit_events.organization_id and n.id = ref_id)
     when ''documents'' then exists (select from documents d where d.organization_id = audit_events.organization_id and d.id = ref_id)
     when ''deal_conflicts'' then exists (select from deal_conflict_rows c where c.organization_id = audit_events.organization_id and c.id = ref_id and c.other_id is not null)
     else true end', 'true');

-- Nor is a person of another partner named.
create or replace view audit_event_rows with (security_invoker = true) as
  select a.id, a.seq, a.tx, a.organization_id, a.at, a.actor_kind, a.actor_id, a.actor_partner_id, a.action, a.ref_table, a.ref_id,
    case when app_partner() is null then a.changes else
      (select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(a.changes) e where e.key = any (audit_fields_for_partner(a.ref_table))) end as changes,
    a.reason, a.request_id, a.batch_id, a.partner_id, a.api_key_id, a.impersonator_id,
    coalesce(u.full_name, p.name) as actor_name,
    case when p.id is not null then (select w.full_name from partner_people(a.actor_partner_id) w where w.user_id = a.actor_id) end as actor_person_name,
    (select about.name from partners about where about.organization_id = a.organization_id and about.id = a.partner_id) as partner_name,
    (select k.name from api_keys k where k.organization_id = a.organization_id and k.id = a.api_key_id) as api_key_name,
    coalesce((select i.full_name from people i where i.organization_id = a.organization_id and i.id = a.impersonator_id),
      (select i.impersonator_name from impersonations i where i.organization_id = a.organization_id and i.impersonator_id = a.impersonator_id
        order by i.started_at desc limit 1)) as impersonator_name,
    audit_subject(a.organization_id, a.ref_table, a.ref_id, a.changes) as subject
  from audit_events a
  left join people u on u.organization_id = a.organization_id and u.id = a.actor_id
  left join partners p on p.organization_id = a.organization_id and p.id = a.actor_partner_id;
