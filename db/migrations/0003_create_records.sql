-- Why: what every business table shares: the audit trail, the outbox, retried writes, numbering, views, custom fields.
create table audit_events (
  id uuid not null default new_id(),
  seq bigint generated always as identity,
  tx xid8 not null default pg_current_xact_id(),
  organization_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  actor_kind text not null,
  actor_id uuid,
  actor_partner_id uuid,
  action text not null check (action in ('created', 'updated', 'archived', 'deleted')),
  ref_table text not null,
  ref_id uuid not null,
  changes jsonb not null,
  reason text,
  request_id text,
  batch_id uuid,
  primary key (organization_id, id)
);
create index on audit_events (organization_id, tx, seq);
create index on audit_events (organization_id, at desc);
create index on audit_events (organization_id, ref_table, ref_id);
create index on audit_events (organization_id, batch_id) where batch_id is not null;
call tenant_table('audit_events', 'false', 'true', append_only => true);

-- Seals: hash_n = SHA-256(hash_(n-1) || canonical text of the events up to (to_tx, to_seq)). Written behind the business
-- transactions, so that one company's writers never queue for one chain.
create table audit_seals (
  organization_id uuid not null references organizations,
  seq bigint not null,
  to_tx xid8 not null,
  to_seq bigint not null,
  event_count int not null,
  prev_hash bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null default now(),
  primary key (organization_id, seq)
);
call tenant_table('audit_seals', append_only => true);

-- tx lets a reader stop before transactions still running, so no event is skipped when commits overtake each other.
create table outbox_events (
  seq bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  organization_id uuid not null,
  topic text not null,
  ref_id uuid,
  payload jsonb not null default '{}',
  occurred_at timestamptz not null default now()
);
create index on outbox_events (tx, seq);
call tenant_table('outbox_events', 'false', 'true');
revoke update, delete on outbox_events from tandem_app, tandem_partner;
create table outbox_cursors (consumer text primary key, tx xid8 not null default '0', seq bigint not null default 0);
grant select, insert, update on outbox_cursors to tandem_system;

-- Writes who did what, and tells the outbox, in the transaction of the change itself. A bulk write (app.batch_id set)
-- announces itself once instead of row by row.
create function record_change() returns trigger language plpgsql as $$
declare
  noise constant text[] := array['updated_at', 'row_version', 'organization_id', 'created_at', 'search', 'token_hash'];
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - noise end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - noise end;
  changed jsonb;
  what text;
  row_id uuid := case when tg_op = 'DELETE' then old.id else new.id end;
  organization uuid := case when tg_op = 'DELETE' then old.organization_id else new.organization_id end;
  batch text := nullif(current_setting('app.batch_id', true), '');
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
  insert into audit_events (organization_id, actor_kind, actor_id, actor_partner_id, action, ref_table, ref_id, changes, reason, request_id, batch_id)
  values (organization, case when app_user() is null then 'system' when app_acting_partner() is null then 'user' else 'partner_user' end,
    app_user(), app_acting_partner(), what, tg_table_name, row_id, changed,
    nullif(current_setting('app.reason', true), ''), nullif(current_setting('app.request_id', true), ''), batch::uuid);
  if batch is null then
    -- partner_id decides which partner's live screens hear of it.
    insert into outbox_events (organization_id, topic, ref_id, payload) values (organization, tg_table_name || '.' || what, row_id,
      jsonb_strip_nulls(jsonb_build_object('partner_id', case when tg_table_name = 'partners' then after->'id' else coalesce(after->'partner_id', before->'partner_id') end)));
  end if;
  return null;
end $$;
create procedure recorded_table(target regclass) language plpgsql as $$
begin
  execute format('create trigger record after insert or update or delete on %s for each row execute function record_change()', target);
end $$;

-- A retried write answers with the first answer; the same key with another body is refused.
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
call tenant_table('idempotency_records', 'true', 'true');

create table number_series (
  organization_id uuid not null references organizations,
  key text not null,
  next bigint not null default 1,
  primary key (organization_id, key)
);
call tenant_table('number_series', 'true', 'true');
create function next_number(series text) returns bigint language sql volatile as $$
  insert into number_series (organization_id, key, next) values (app_organization(), series, 2)
  on conflict (organization_id, key) do update set next = number_series.next + 1 returning next - 1
$$;

create table saved_views (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  entity text not null,
  name text not null check (length(trim(name)) between 1 and 80),
  owner_user_id uuid not null default app_user(),
  owner_partner_id uuid default app_partner(),
  visibility text not null default 'private' check (visibility in ('private', 'shared')),
  state jsonb not null default '{}',
  "order" int not null default 0,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on saved_views (organization_id, entity);
call tenant_table('saved_views', 'owner_partner_id = app_partner()', 'owner_partner_id = app_partner()');

create table custom_fields (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  entity text not null,
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,59}$'),
  label text not null check (length(trim(label)) between 1 and 120),
  field_type text not null check (field_type in ('STRING','MULTI_SELECT','SELECT','DECIMAL','BOOL','DATETIME','EMAIL','PHONE_NUMBER','ADDRESS','REFERENCE')),
  options jsonb not null default '[]',
  is_required boolean not null default false,
  section text,
  help text,
  partner_access text not null default 'none' check (partner_access in ('none', 'read', 'write')),
  "order" int not null default 0,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, entity, key)
);
call tenant_table('custom_fields', 'partner_access <> ''none''');
call recorded_table('custom_fields');

-- What a company decides once for its programme.
create table programme_settings (
  organization_id uuid primary key references organizations,
  id uuid generated always as (organization_id) stored,
  rounding text not null default 'half_up' check (rounding in ('half_up', 'half_even', 'floor')),
  clawback_window_days int check (clawback_window_days >= 0),
  deal_cap_ppm bigint check (deal_cap_ppm >= 0),
  min_payout jsonb not null default '{}',
  payout_approval_limit_minor bigint,
  requires_second_approver boolean not null default true,
  requires_payout_method boolean not null default false,
  protection_days int not null default 90 check (protection_days between 1 and 730),
  review_sla_hours int not null default 48 check (review_sla_hours between 1 and 720),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call tenant_table('programme_settings', 'true');
call recorded_table('programme_settings');

create table in_app_notifications (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users,
  mode text not null check (mode in ('company', 'partner')),
  partner_id uuid,
  kind text not null,
  text text not null,
  link text,
  is_read boolean not null default false,
  dedupe_key text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (user_id, dedupe_key)
);
create index on in_app_notifications (organization_id, user_id, is_read, created_at desc);
call tenant_table('in_app_notifications', 'user_id = app_user()', 'user_id = app_user()');
