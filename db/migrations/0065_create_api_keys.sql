-- Why: programs come in with keys of their own, each with less than its maker may; and the log says which key, which partner
-- and whose eyes it was.
create table api_keys (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  -- A key made in partner mode works in that partner's view of the programme.
  partner_id uuid,
  -- Acts with this person's rights, and never with more; it ends with them.
  user_id uuid not null references identity.users,
  name text not null check (length(trim(name)) between 1 and 80),
  -- The first characters, to recognise a key by; the rest is shown once.
  prefix text not null,
  secret_hash text not null unique,
  permissions text[] not null check (cardinality(permissions) > 0),
  rate_per_minute int not null default 300 check (rate_per_minute between 1 and 6000),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on api_keys (organization_id, partner_id);
create index on api_keys (user_id);
call tenant_table('api_keys', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('api_keys');
create trigger tell_identity after update of revoked_at, permissions, expires_at on api_keys for each statement execute function tell_identity_changed();

create view api_key_rows with (security_invoker = true) as
  select k.*, (select u.full_name from people u where u.organization_id = k.organization_id and u.id = k.user_id) as user_name,
    case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired' else 'active' end as status
  from api_keys k;
grant select on api_key_rows to tandem_app, tandem_partner, tandem_system;

alter table audit_events add partner_id uuid, add api_key_id uuid, add impersonator_id uuid;
create index on audit_events (organization_id, partner_id, at desc) where partner_id is not null;
create index on audit_events (organization_id, actor_id, at desc);
-- Restricted to own partners: what concerns them, what one did oneself, and the history of the company's common things.
-- Events older than this have no partner beside them, so their tables decide.
call restrict_to_own('audit_events', 'partner_id = any ((select app_own_partners())::uuid[]) or actor_id = app_user()
  or (ref_table = ''partners'' and ref_id = any ((select app_own_partners())::uuid[]))
  or (partner_id is null and ref_table in (''accounts'', ''partner_types'', ''partner_regions'', ''partner_statuses'', ''partner_tiers'', ''contact_types'',
    ''product_categories'', ''products'', ''opportunity_types'', ''opportunity_stages'', ''custom_fields'', ''programme_settings'',
    ''commission_plans'', ''plan_versions''))', 'true');

create or replace function record_change() returns trigger language plpgsql as $$
declare
  noise constant text[] := array['updated_at', 'row_version', 'organization_id', 'created_at', 'search', 'token_hash', 'secret_hash', 'last_used_at'];
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - noise end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - noise end;
  whole jsonb := before || after;
  changed jsonb;
  what text;
  row_id uuid := case when tg_op = 'DELETE' then old.id else new.id end;
  organization uuid := case when tg_op = 'DELETE' then old.organization_id else new.organization_id end;
  batch text := nullif(current_setting('app.batch_id', true), '');
  api_key uuid := nullif(current_setting('app.api_key_id', true), '')::uuid;
  partner uuid;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(coalesce(n.key, o.key), jsonb_build_array(o.value, n.value)) into changed
    from jsonb_each(before) o full join jsonb_each(after) n using (key) where o.value is distinct from n.value;
    if changed is null then return null; end if;
    what := case when changed ? 'archived_at' and after->>'archived_at' is not null then 'archived' else 'updated' end;
  else
    changed := case when tg_op = 'INSERT' then after else before end;
    what := case when tg_op = 'INSERT' then 'created' else 'deleted' end;
  end if;
  -- Whom it concerns: the partner itself, whom the row names, or whose deal or registration it is part of.
  partner := case when tg_table_name = 'partners' then row_id else (whole->>'partner_id')::uuid end;
  if partner is null and whole->>'opportunity_id' is not null then
    select o.partner_id into partner from opportunities o where o.organization_id = organization and o.id = (whole->>'opportunity_id')::uuid;
  elsif partner is null and whole->>'registration_id' is not null then
    select r.partner_id into partner from deal_registrations r where r.organization_id = organization and r.id = (whole->>'registration_id')::uuid;
  end if;
  insert into audit_events (organization_id, actor_kind, actor_id, actor_partner_id, action, ref_table, ref_id, changes, reason, request_id, batch_id,
    partner_id, api_key_id, impersonator_id)
  values (organization,
    case when api_key is not null then 'api_key' when app_user() is null then 'system' when app_acting_partner() is null then 'user' else 'partner_user' end,
    app_user(), app_acting_partner(), what, tg_table_name, row_id, changed,
    nullif(current_setting('app.reason', true), ''), nullif(current_setting('app.request_id', true), ''), batch::uuid,
    partner, api_key, nullif(current_setting('app.impersonator_id', true), '')::uuid);
  if batch is null then
    -- partner_id decides which partner's live screens hear of it.
    insert into outbox_events (organization_id, topic, ref_id, payload) values (organization, tg_table_name || '.' || what, row_id,
      jsonb_strip_nulls(jsonb_build_object('partner_id', case when tg_table_name = 'partners' then after->'id' else coalesce(after->'partner_id', before->'partner_id') end)));
  end if;
  return null;
end $$;
