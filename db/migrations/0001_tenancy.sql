-- Companies, and the rules every table of a company gets: `tenant_table` (isolation) and `recorded_table` (audit log).
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists citext;

grant usage on schema public to tandem_app, tandem_partner, tandem_system;
grant select on tandem_migrations to tandem_system;

-- PostgreSQL 18 makes UUID v7 itself; older servers get the same layout (48 bits of milliseconds, then random).
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    execute 'create function new_id() returns uuid language sql volatile parallel safe as ''select uuidv7()''';
  else
    execute $f$create function new_id() returns uuid language sql volatile parallel safe as
      'select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
         placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), ''hex'')::uuid'$f$;
  end if;
end $$;

-- The caller, as set for the transaction. Empty text reads like unset, so a reused connection shows nothing rather than fail.
create function app_organization() returns uuid language sql stable parallel safe as
  $$select nullif(current_setting('app.organization_id', true), '')::uuid$$;

create function app_partner() returns uuid language sql stable parallel safe as
  $$select nullif(current_setting('app.partner_id', true), '')::uuid$$;

create function app_user() returns uuid language sql stable parallel safe as
  $$select nullif(current_setting('app.user_id', true), '')::uuid$$;

-- The partner on whose behalf the company's rules run (screening a registration); used by the audit log only.
create function app_acting_partner() returns uuid language sql stable parallel safe as
  $$select nullif(current_setting('app.acting_partner_id', true), '')::uuid$$;

-- Whether the caller is limited to own partners; used by views that add up.
create function app_sees_own_only() returns boolean language sql stable parallel safe as
  $$select current_user = 'tandem_own'$$;

-- Optimistic locking: every update counts the version up.
create function touch_row() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.row_version := old.row_version + 1;
  return new;
end $$;

-- Append-only tables refuse every change; only deleting a whole company removes their rows.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return null; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- The default of what "own" means for a table: by its partner, else its deal, else its registration; otherwise it is shared.
create function own_rule(target regclass) returns text language plpgsql stable as $$
declare
  optional text;
begin
  if target::text = 'partners' then return 'owner_user_id = app_user()'; end if;
  -- The array is worked out once for a statement, not once for a row.
  select case when a.attnotnull then '' else 'partner_id is null or ' end into optional
    from pg_attribute a where a.attrelid = target and a.attname = 'partner_id' and not a.attisdropped;
  if found then return optional || 'partner_id = any ((select app_own_partners())::uuid[])'; end if;
  select case when a.attnotnull then '' else 'opportunity_id is null or ' end into optional
    from pg_attribute a where a.attrelid = target and a.attname = 'opportunity_id' and not a.attisdropped;
  if found then
    return optional || format('exists (select from opportunities o where o.organization_id = %1$s.organization_id and o.id = %1$s.opportunity_id)', target);
  end if;
  select case when a.attnotnull then '' else 'registration_id is null or ' end into optional
    from pg_attribute a where a.attrelid = target and a.attname = 'registration_id' and not a.attisdropped;
  if found then
    return optional || format('exists (select from deal_registrations r where r.organization_id = %1$s.organization_id and r.id = %1$s.registration_id)', target);
  end if;
  return 'true';
end $$;

-- Narrows what people limited to own partners see, on top of the company's policy.
create procedure restrict_to_own(target regclass, own text default null, own_writes text default null) language plpgsql as $$
declare
  rule constant text := coalesce(own, own_rule(target));
begin
  execute format('drop policy if exists own on %s', target);
  execute format('create policy own on %s as restrictive to tandem_own using (%s) with check (%s)', target, rule, coalesce(own_writes, rule));
end $$;

-- Puts a table under the tenant rule.
--   sees:  which rows a caller in partner mode may read (SQL over the row; 'false' hides the table from partners)
--   writes: which rows a caller in partner mode may write
--   append_only: rows are never updated or deleted, by privilege and by trigger
create procedure tenant_table(target regclass, sees text default 'false', writes text default 'false', append_only boolean default false,
  own text default null, own_writes text default null)
language plpgsql as $$
declare
  organization constant text := 'nullif(current_setting(''app.organization_id'', true), '''')::uuid';
  column_name constant text := case when target::text = 'organizations' then 'id' else 'organization_id' end;
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  -- Roles rather than one rule with an "or": in company mode PostgreSQL then checks nothing row by row.
  execute format('create policy company on %s to tandem_app using (%I = %s) with check (%I = %s)',
    target, column_name, organization, column_name, organization);
  execute format('create policy partner on %s to tandem_partner using (%I = %s and (%s)) with check (%I = %s and (%s))',
    target, column_name, organization, sees, column_name, organization, writes);
  call restrict_to_own(target, own, own_writes);
  execute format('create policy system on %s to tandem_system using (true) with check (true)', target);
  execute format('grant select, insert on %s to tandem_app, tandem_partner, tandem_system', target);
  if append_only then
    execute format('create trigger append_only before update or delete or truncate on %s execute function refuse_change()', target);
  else
    execute format('grant update, delete on %s to tandem_app, tandem_partner, tandem_system', target);
    if exists (select from pg_attribute where attrelid = target and attname = 'row_version') then
      execute format('create trigger touch before update on %s for each row execute function touch_row()', target);
    end if;
  end if;
end $$;

-- What the audit log keeps of a row: no bookkeeping columns, no secrets, nothing derived.
create function recorded_part(of_row jsonb) returns jsonb language sql immutable parallel safe as $$
  select of_row - array['updated_at', 'row_version', 'organization_id', 'created_at', 'search', 'token_hash', 'secret_hash', 'last_used_at', 'region_ids']
$$;

-- The partner a row concerns: the one it names, or the one of its deal or registration.
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

-- Partners' live screens learn nothing of internal rows and of payments that are still being prepared.
create function is_kept_from_partners(target name, of_row jsonb) returns boolean language sql immutable parallel safe as $$
  select case when target = 'payout_items' then of_row->>'status' in ('included', 'excluded', 'canceled')
    else coalesce(of_row->>'visibility' = 'internal', false) end
$$;

-- Fetched exchange rates are not anybody's action, and thirty entries a day would bury what people do.
create function is_kept_from_log(target name, of_row jsonb) returns boolean language sql immutable parallel safe as $$
  select target = 'exchange_rates' and of_row->>'fetched_at' is not null
$$;

-- Records inserted rows once per statement. `materialized`: each row is turned into JSON once.
create function record_created()
returns trigger language plpgsql as $$
declare
  batch constant uuid := nullif(current_setting('app.batch_id', true), '')::uuid;
  api_key constant uuid := nullif(current_setting('app.api_key_id', true), '')::uuid;
begin
  -- `materialized`: a row becomes JSON once, not once for each time it is named.
  with r as materialized (select organization_id, id, to_jsonb(created) as whole from created),
  c as (select * from r where not is_kept_from_log(tg_table_name, whole)),
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

-- Writes who did what, and the outbox event, in the transaction of the change itself. Bulk writes (app.batch_id) send one
-- event.
create function record_change()
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

-- Puts a table under the audit log.
create procedure recorded_table(target regclass) language plpgsql as $$
begin
  execute format('create trigger record after update or delete on %s for each row execute function record_change()', target);
  execute format('create trigger record_created after insert on %s referencing new table as created for each statement execute function record_created()', target);
end $$;

-- Days by the company's calendar: the time of day stays the same across daylight saving changes.
create function days_later(at timestamptz, days int, zone text) returns timestamptz language sql stable parallel safe as
  $$select ((at at time zone zone) + make_interval(days => days)) at time zone zone$$;

-- A vendor, a partner organization, or both.
create table organizations (
  id uuid primary key default new_id(),
  name text not null check (length(trim(name)) between 1 and 200),
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  kind text not null check (kind in ('vendor', 'partner', 'both')),
  domain text,
  logo_url text,
  description text,
  region text not null default 'en' check (region in ('en', 'en-ca', 'en-gb')),
  timezone text not null default 'UTC',
  base_currency char(3) not null default 'USD',
  status text not null default 'active' check (status in ('active', 'suspended', 'closed')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  requires_two_factor boolean not null default false,
  primary_color text check (primary_color ~ '^#[0-9a-f]{6}$'),
  session_hours int check (session_hours between 1 and 8760),
  invitation_domains text[] not null default '{}',
  -- Lets the one row of a company be a resource like any other.
  organization_id uuid generated always as (id) stored
);
create index on organizations (organization_id);
call tenant_table('organizations', 'true');
call recorded_table('organizations');

-- Cached identities are stale once any of this changes (src/server/auth/identity.ts listens).
create function tell_identity_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('identity_changed', '');
  return null;
end $$;
create trigger tell_identity after update on organizations for each statement execute function tell_identity_changed();

-- The first day of the company's current year, in its own time zone.
create function app_year_start() returns date language sql stable as
  $$select date_trunc('year', now() at time zone (select timezone from organizations where id = app_organization()))::date$$;

-- A retried write gets the first answer; the same key with another body is refused.
create table idempotency_records (
  organization_id uuid not null,
  user_id uuid not null,
  key text not null check (length(key) between 1 and 200),
  route text not null,
  request_hash text not null,
  response_status int,
  response_body text,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id, key)
);
create index on idempotency_records (created_at);
call tenant_table('idempotency_records', 'true', 'true', own => 'user_id = app_user()');

-- The next number of each series, such as deal registrations.
create table number_series (
  organization_id uuid not null references organizations,
  key text not null,
  next bigint not null default 1,
  primary key (organization_id, key)
);
call tenant_table('number_series', 'true', 'true');

-- Concurrent writers take blocks of numbers, so that only taking a block waits (decision 0055).
create table number_blocks (
  organization_id uuid not null references organizations,
  key text not null,
  next bigint not null,
  last bigint not null check (next <= last),
  primary key (organization_id, key, last)
);
comment on table number_blocks is 'Numbers of a series set aside, by whoever had to wait for the series; the lowest is used first, and a block without numbers is deleted.';
call tenant_table('number_blocks', 'true', 'true');

-- Numbers are unique, and consecutive while one transaction at a time takes them. Numbers of a failed transaction are used by
-- the next.
create function next_number(series text) returns bigint language plpgsql volatile as $$
declare
  organization constant uuid := app_organization();
  number bigint;
  final bigint;
  blocks int;
  size int;
begin
  select b.next, b.last into number, final from number_blocks b
  where b.organization_id = organization and b.key = series order by b.last limit 1 for update skip locked;
  if found then
    if number = final then
      delete from number_blocks b where b.organization_id = organization and b.key = series and b.last = final;
    else
      update number_blocks b set next = number + 1 where b.organization_id = organization and b.key = series and b.last = final;
    end if;
    return number;
  end if;
  select count(*) into blocks from number_blocks b where b.organization_id = organization and b.key = series;
  if blocks = 0 then
    perform from number_series s where s.organization_id = organization and s.key = series for update skip locked;
    if found then
      update number_series s set next = s.next + 1 where s.organization_id = organization and s.key = series
      returning s.next - 1 into number;
      return number;
    end if;
  end if;
  -- The more people are at it, the longer a block should last. The first number of a series is one.
  size := case when exists (select from number_series s where s.organization_id = organization and s.key = series)
    then least(32 * (blocks + 1), 512) else 1 end;
  insert into number_series as s (organization_id, key, next) values (organization, series, 1 + size)
  on conflict (organization_id, key) do update set next = s.next + size returning s.next - size into number;
  if size > 1 then
    insert into number_blocks (organization_id, key, next, last) values (organization, series, number + 1, number + size - 1);
  end if;
  return number;
end $$;
