-- Why: thousands of rows written at once were recorded one by one, which took most of the time of an import. What is created
-- is recorded once for the statement; changes and deletions are still recorded row by row.

-- What the audit keeps of a row.
create function recorded_part(of_row jsonb) returns jsonb language sql immutable parallel safe as $$
  select of_row - array['updated_at', 'row_version', 'organization_id', 'created_at', 'search', 'token_hash', 'secret_hash', 'last_used_at']
$$;

-- Whom a row concerns: whom it names, or whose deal or registration it is part of.
create function concerned_partner(organization uuid, of_row jsonb) returns uuid language plpgsql stable as $$
begin
  if of_row->>'partner_id' is not null then return (of_row->>'partner_id')::uuid; end if;
  if of_row->>'opportunity_id' is not null then
    return (select o.partner_id from opportunities o where o.organization_id = organization and o.id = (of_row->>'opportunity_id')::uuid);
  elsif of_row->>'registration_id' is not null then
    return (select r.partner_id from deal_registrations r where r.organization_id = organization and r.id = (of_row->>'registration_id')::uuid);
  end if;
  return null;
end $$;

create function record_created() returns trigger language plpgsql as $$
declare
  batch constant uuid := nullif(current_setting('app.batch_id', true), '')::uuid;
  api_key constant uuid := nullif(current_setting('app.api_key_id', true), '')::uuid;
begin
  insert into audit_events (organization_id, actor_kind, actor_id, actor_partner_id, action, ref_table, ref_id, changes, reason, request_id, batch_id,
    partner_id, api_key_id, impersonator_id)
  select c.organization_id,
    case when api_key is not null then 'api_key' when app_user() is null then 'system' when app_acting_partner() is null then 'user' else 'partner_user' end,
    app_user(), app_acting_partner(), 'created', tg_table_name, c.id, recorded_part(whole),
    nullif(current_setting('app.reason', true), ''), nullif(current_setting('app.request_id', true), ''), batch,
    case when tg_table_name = 'partners' then c.id
      when whole ?| array['partner_id', 'opportunity_id', 'registration_id'] then concerned_partner(c.organization_id, whole) end,
    api_key, nullif(current_setting('app.impersonator_id', true), '')::uuid
  from created c, to_jsonb(c) whole;
  if batch is null then
    -- partner_id decides which partner's live screens hear of it.
    insert into outbox_events (organization_id, topic, ref_id, payload)
    select c.organization_id, tg_table_name || '.created', c.id,
      jsonb_strip_nulls(jsonb_build_object('partner_id', case when tg_table_name = 'partners' then whole->'id'
        when whole->>'visibility' = 'internal' then null else whole->'partner_id' end))
    from created c, to_jsonb(c) whole;
  end if;
  return null;
end $$;

create or replace function record_change() returns trigger language plpgsql as $$
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
        when coalesce(before->>'visibility', 'internal') = 'internal' and coalesce(after->>'visibility', 'internal') = 'internal' and whole ? 'visibility' then null
        else coalesce(after->'partner_id', before->'partner_id') end)));
  end if;
  return null;
end $$;

create or replace procedure recorded_table(target regclass) language plpgsql as $$
begin
  execute format('create trigger record after update or delete on %s for each row execute function record_change()', target);
  execute format('create trigger record_created after insert on %s referencing new table as created for each statement execute function record_created()', target);
end $$;

do $$
declare
  t regclass;
begin
  for t in select tgrelid::regclass from pg_trigger where tgname = 'record' and tgfoid = 'record_change'::regproc loop
    execute format('drop trigger record on %s', t);
    call recorded_table(t);
  end loop;
end $$;
