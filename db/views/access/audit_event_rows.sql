-- The audit log as people read it. Partners see only allowed fields; the company sees no content of partners' private
-- reports.
create view audit_event_rows with (security_invoker = true) as
select
  a.id, a.seq, a.tx, a.organization_id, a.at, a.actor_kind, a.actor_id, a.actor_partner_id,
  a.action, a.ref_table, a.ref_id,
  case
    when app_partner() is null
      and is_private_to_partner(a.ref_table, a.partner_id, a.actor_partner_id) then '{}'::jsonb
    when app_partner() is null then a.changes
    else (select coalesce(jsonb_object_agg(e.key, e.value), '{}'::jsonb)
      from jsonb_each(a.changes) e(key, value)
      where e.key = any (audit_fields_for_partner(a.ref_table)))
  end as changes,
  a.reason, a.request_id, a.batch_id, a.partner_id, a.api_key_id, a.impersonator_id,
  coalesce(u.full_name, p.name) as actor_name,
  case
    when p.id is not null then (select w.full_name
      from partner_people(a.actor_partner_id) w(user_id, full_name, email)
      where w.user_id = a.actor_id)
    else null::text
  end as actor_person_name,
  (select about.name
    from partners about
    where about.organization_id = a.organization_id and about.id = a.partner_id) as partner_name,
  (select k.name
    from api_keys k
    where k.organization_id = a.organization_id and k.id = a.api_key_id) as api_key_name,
  (select t.name
    from provisioning_tokens t
    where t.organization_id = a.organization_id and t.id = a.api_key_id) as provisioning_token_name,
  coalesce((select i.full_name
    from people i
    where i.organization_id = a.organization_id and i.id = a.impersonator_id),
    (select i.impersonator_name
      from impersonations i
      where i.organization_id = a.organization_id and i.impersonator_id = a.impersonator_id
      order by i.started_at desc
      limit 1)) as impersonator_name,
  case
    when app_partner() is null
      and is_private_to_partner(a.ref_table, a.partner_id, a.actor_partner_id) then null::text
    else audit_subject(a.organization_id, a.ref_table, a.ref_id, a.changes)
  end as subject
from audit_events a
left join people u on u.organization_id = a.organization_id and u.id = a.actor_id
left join partners p on p.organization_id = a.organization_id and p.id = a.actor_partner_id;

grant select on audit_event_rows to tandem_app, tandem_partner, tandem_system;
