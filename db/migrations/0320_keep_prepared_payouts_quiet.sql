-- A partner is not told by live screens that a payout is being prepared for it: it sees the payment once it is approved.

create function is_kept_from_partners(target name, of_row jsonb) returns boolean language sql immutable parallel safe as $$
  select case when target = 'payout_items' then of_row->>'status' in ('included', 'excluded', 'cancelled')
    else coalesce(of_row->>'visibility' = 'internal', false) end
$$;

create or replace function record_change()
returns trigger language plpgsql as $$
declare
  before jsonb := recorded_part(to_jsonb(old));
  after jsonb := case when tg_op = 'DELETE' then '{}' else recorded_part(to_jsonb(new)) end;
  whole jsonb := before || after;
  changed jsonb;
  what text;
  batch text := nullif(current_setting('app.batch_id', true), '');
  api_key uuid := nullif(current_setting('app.api_key_id', true), '')::uuid;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(coalesce(n.key, o.key), jsonb_build_array(o.value, n.value)) into changed
    from jsonb_each(before) o full join jsonb_each(after) n using (key) where o.value is distinct from n.value;
    if changed is null then return null; end if;
    what := case when changed ? 'archived_at' and after->>'archived_at' is not null then 'archived' else 'updated' end;
  else
    changed := before;
    what := 'deleted';
  end if;
  insert into audit_events (organization_id, actor_kind, actor_id, actor_partner_id, action, ref_table, ref_id, changes, reason, request_id, batch_id,
    partner_id, api_key_id, impersonator_id)
  values (old.organization_id,
    case when api_key is not null then 'api_key' when app_user() is null then 'system' when app_acting_partner() is null then 'user' else 'partner_user' end,
    app_user(), app_acting_partner(), what, tg_table_name, old.id, changed,
    nullif(current_setting('app.reason', true), ''), nullif(current_setting('app.request_id', true), ''), batch::uuid,
    case when tg_table_name = 'partners' then old.id else concerned_partner(old.organization_id, whole) end,
    api_key, nullif(current_setting('app.impersonator_id', true), '')::uuid);
  if batch is null then
    -- partner_id decides which partner's live screens hear of it.
    insert into outbox_events (organization_id, topic, ref_id, payload) values (old.organization_id, tg_table_name || '.' || what, old.id,
      jsonb_strip_nulls(jsonb_build_object('partner_id', case when tg_table_name = 'partners' then after->'id'
        when is_kept_from_partners(tg_table_name, before) and (tg_op = 'DELETE' or is_kept_from_partners(tg_table_name, after)) then null
        else coalesce(after->'partner_id', before->'partner_id') end)));
  end if;
  return null;
end $$;

create or replace function record_created()
returns trigger language plpgsql as $$
declare
  batch constant uuid := nullif(current_setting('app.batch_id', true), '')::uuid;
  api_key constant uuid := nullif(current_setting('app.api_key_id', true), '')::uuid;
begin
  -- `materialized`: a row becomes JSON once, not once for each time it is named.
  with c as materialized (select organization_id, id, to_jsonb(created) as whole from created),
  told as (
    -- partner_id decides which partner's live screens hear of it.
    insert into outbox_events (organization_id, topic, ref_id, payload)
    select c.organization_id, tg_table_name || '.created', c.id,
      jsonb_strip_nulls(jsonb_build_object('partner_id', case when tg_table_name = 'partners' then whole->'id'
        when is_kept_from_partners(tg_table_name, whole) then null else whole->'partner_id' end))
    from c where batch is null
  )
  insert into audit_events (organization_id, actor_kind, actor_id, actor_partner_id, action, ref_table, ref_id, changes, reason, request_id, batch_id,
    partner_id, api_key_id, impersonator_id)
  select c.organization_id,
    case when api_key is not null then 'api_key' when app_user() is null then 'system' when app_acting_partner() is null then 'user' else 'partner_user' end,
    app_user(), app_acting_partner(), 'created', tg_table_name, c.id, recorded_part(whole),
    nullif(current_setting('app.reason', true), ''), nullif(current_setting('app.request_id', true), ''), batch,
    case when tg_table_name = 'partners' then c.id
      when whole ?| array['partner_id', 'opportunity_id', 'registration_id'] then concerned_partner(c.organization_id, whole) end,
    api_key, nullif(current_setting('app.impersonator_id', true), '')::uuid
  from c;
  return null;
end $$;
