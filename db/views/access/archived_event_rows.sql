-- Archived events as those read them who may read the whole log: the company, and the organization of a partner its own.
create function archived_event_rows(events jsonb) returns table (id uuid, seq bigint, organization_id uuid, at timestamptz,
  actor_kind text, actor_id uuid, actor_partner_id uuid, action text, ref_table text, ref_id uuid, changes jsonb, reason text,
  request_id text, batch_id uuid, partner_id uuid, api_key_id uuid, impersonator_id uuid, actor_name text, actor_person_name text,
  partner_name text, api_key_name text, provisioning_token_name text, impersonator_name text, subject text)
language sql stable as $$
  select a.id, a.seq, a.organization_id, a.at, a.actor_kind, a.actor_id, a.actor_partner_id, a.action, a.ref_table, a.ref_id,
    case when is_private_to_partner(a.ref_table, a.partner_id, a.actor_partner_id) then '{}' else a.changes end,
    a.reason, a.request_id, a.batch_id, a.partner_id, a.api_key_id, a.impersonator_id,
    coalesce(u.full_name, p.name),
    case when p.id is not null then (select w.full_name from partner_people(a.actor_partner_id) w(user_id, full_name, email)
      where w.user_id = a.actor_id) end,
    (select about.name from partners about where about.organization_id = a.organization_id and about.id = a.partner_id),
    (select k.name from api_keys k where k.organization_id = a.organization_id and k.id = a.api_key_id),
    (select t.name from provisioning_tokens t where t.organization_id = a.organization_id and t.id = a.api_key_id),
    coalesce((select i.full_name from people i where i.organization_id = a.organization_id and i.id = a.impersonator_id),
      (select i.impersonator_name from impersonations i
        where i.organization_id = a.organization_id and i.impersonator_id = a.impersonator_id order by i.started_at desc limit 1)),
    case when not is_private_to_partner(a.ref_table, a.partner_id, a.actor_partner_id)
      then audit_subject(a.organization_id, a.ref_table, a.ref_id, a.changes) end
  from jsonb_populate_recordset(null::audit_events, events) a
  left join people u on u.organization_id = a.organization_id and u.id = a.actor_id
  left join partners p on p.organization_id = a.organization_id and p.id = a.actor_partner_id
  where a.organization_id = app_organization() and app_partner() is null
    and ((select not app_views_partner()) or not is_private_to_partner(a.ref_table, a.partner_id, a.actor_partner_id))
$$;
