-- The systems that automations send data to. The address and the secret for signatures are stored secrets. An address never
-- changes, so that nobody can redirect a flow that runs with the permissions of someone else.
create table automation_endpoints (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 100),
  host text not null,
  secret_changed_at timestamptz not null,
  -- Until then requests are also signed with the previous secret.
  previous_until timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on automation_endpoints (organization_id, created_at desc, id desc);
call tenant_table('automation_endpoints');
call recorded_table('automation_endpoints');

-- Addresses in flows were readable. They are removed, because only the server can encrypt them; the flows that used them pause
-- until someone enters them again. The owner of the tables is limited by row security, so it is lifted for these statements.
create function without_addresses(definition jsonb) returns jsonb language sql immutable as $$
  select regexp_replace(definition::text, '"params": \{"url": "(?:[^"\\]|\\.)*"\}', '"params": {}', 'g')::jsonb
$$;
alter table automations no force row level security, disable trigger user;
alter table automation_versions no force row level security, disable trigger user;
alter table automation_step_runs no force row level security, disable trigger user;
update automations set status = 'paused', next_at = null, pause_reason = 'Choose the system again in each step “Call a webhook”, then publish.'
where status = 'active' and definition::text like '%"kind": "webhook"%"params": {"url":%';
update automations set definition = without_addresses(definition), tried_hash = null where definition::text like '%"params": {"url":%';
update automation_versions set definition = without_addresses(definition) where definition::text like '%"params": {"url":%';
update automation_step_runs set output = output - 'request' where kind = 'webhook' and output ? 'request';
alter table automations force row level security, enable trigger user;
alter table automation_versions force row level security, enable trigger user;
alter table automation_step_runs force row level security, enable trigger user;
drop function without_addresses(jsonb);

-- Texts about a person are replaced when the person is erased. Values are compared as JSON writes them.
create function erased_text(doc jsonb, texts text[]) returns jsonb language plpgsql immutable as $$
declare
  result text := doc::text;
  each text;
begin
  foreach each in array texts loop
    each := to_jsonb(each)::text;
    if length(each) > 4 then
      each := regexp_replace(substr(each, 2, length(each) - 2), '([][\\^$.|?*+(){}-])', '\\\1', 'g');
      result := regexp_replace(result, each, 'Deleted person', 'gi');
    end if;
  end loop;
  return result::jsonb;
end $$;

-- The log keeps what happened to a record, but no longer the name and the address of a person who was erased. Nothing else in
-- it ever changes.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return null; end if;
  if tg_op = 'UPDATE' and tg_table_name = 'audit_events' and coalesce(current_setting('app.erasing_person', true), '') <> ''
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.organizations'::regclass) then return new; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create function erase_in_log(contact uuid, partner uuid, email text, name text) returns bigint
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  texts text[] := array_remove(array[email, name], null);
  changed bigint;
begin
  perform set_config('app.erasing_person', contact::text, true);
  update audit_events a set changes = erased_text(case when a.ref_id = contact
      then a.changes - array['first_name', 'last_name', 'email', 'phone', 'title', 'tags', 'custom', 'user_id'] else a.changes end, texts)
  where a.organization_id = app_organization()
    and (a.ref_id = contact or email is not null and strpos(lower(a.changes::text), lower(email)) > 0
      or a.partner_id = partner and strpos(a.changes::text, name) > 0
      -- The records that this erasure changed.
      or a.ref_id in (select t.ref_id from audit_events t where t.organization_id = app_organization() and t.tx = recorded_tx()));
  get diagnostics changed = row_count;
  perform set_config('app.erasing_person', '', true);
  return changed;
end $$;
revoke all on function erase_in_log from public;
grant execute on function erase_in_log to tandem_app;

-- The hash of the events under a seal after a person was erased from them. Seals and their chain never change, so signed
-- checkpoints still match; a seal whose events were erased is compared with its newest row here.
create table audit_erasures (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  seal_seq bigint not null,
  hash bytea not null,
  number int not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, seal_seq, number),
  foreign key (organization_id, seal_seq) references audit_seals (organization_id, seq)
);
call tenant_table('audit_erasures', append_only => true, own => 'false');

-- Addresses of erased people that must not get marketing emails again are kept as hashes.
create function email_hash(organization uuid, email text) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(organization::text || lower(email), 'UTF8'))
$$;
create table erased_suppressions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  email_hash bytea not null,
  topic_id uuid,
  reason text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, email_hash, topic_id),
  foreign key (organization_id, topic_id) references email_topics
);
create index on erased_suppressions (organization_id, topic_id);
call tenant_table('erased_suppressions');

-- Both sides can have notes of their own about a meeting. Neither the other side nor an export of the company has them.
alter table meeting_private_notes add column side text not null default 'company' check (side in ('company', 'partner'));
alter table meeting_private_notes drop constraint meeting_private_notes_organization_id_meeting_id_key;
alter table meeting_private_notes add constraint meeting_private_notes_one unique (organization_id, meeting_id, side);
drop policy partner on meeting_private_notes;
create policy partner on meeting_private_notes to tandem_partner
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and partner_id = app_partner() and side = 'partner')
  with check (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and partner_id = app_partner() and side = 'partner');
