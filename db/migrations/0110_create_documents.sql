-- Why: files people work with, each belonging to a partner, a deal, a company or a person, in versions that are all kept. The
-- bytes lie in the file store under keys that are told to nobody.
create table documents (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  description text check (length(description) <= 2000),
  tags text[] not null default '{}',
  visibility text not null default 'internal' check (visibility in ('internal', 'shared')),
  -- Partners see versions from this one on: what came before it was shared stays in the company.
  shared_from int,
  partner_id uuid,
  opportunity_id uuid,
  account_id uuid,
  contact_id uuid,
  -- The latest.
  version int not null default 1 check (version >= 1),
  created_by uuid default app_user(),
  created_by_name text not null,
  -- A partner brought it; no other partner sees it.
  uploaded_by_partner_id uuid default app_partner(),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, account_id) references accounts,
  foreign key (organization_id, contact_id) references contacts,
  foreign key (organization_id, uploaded_by_partner_id) references partners,
  constraint documents_place check (num_nonnulls(partner_id, opportunity_id, account_id, contact_id) = 1),
  constraint documents_shared_from check ((visibility = 'shared') = (shared_from is not null)),
  constraint documents_visibility_of_partner check (uploaded_by_partner_id is null or visibility = 'shared')
);
create index on documents (organization_id, created_at desc);
create index on documents (organization_id, partner_id);
create index on documents (organization_id, opportunity_id);
create index on documents (organization_id, account_id);
create index on documents (organization_id, contact_id);
create index on documents (organization_id, uploaded_by_partner_id);
create index on documents using gin (organization_id, tags);
-- What is shared is seen by the partners that see what it belongs to. Each list is worked out once for a statement.
call tenant_table('documents',
  'visibility = ''shared'' and (uploaded_by_partner_id is null or uploaded_by_partner_id = app_partner())
   and (archived_at is null or uploaded_by_partner_id = app_partner())
   and (partner_id = app_partner()
     or opportunity_id = any (array(select p.opportunity_id from opportunity_participants p
       where p.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid and p.partner_id = app_partner() and p.status <> ''rejected''))
     or account_id = any (array(select distinct o.account_id from opportunities o
       where o.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid))
     or contact_id = any (array(select c.id from contacts c
       where c.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid)))',
  'visibility = ''shared'' and uploaded_by_partner_id = app_partner()
   and (partner_id = app_partner()
     or opportunity_id = any (array(select p.opportunity_id from opportunity_participants p
       where p.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid and p.partner_id = app_partner() and p.status <> ''rejected'')))',
  own => '(partner_id is null or partner_id = any ((select app_own_partners())::uuid[]))
   and (uploaded_by_partner_id is null or uploaded_by_partner_id = any ((select app_own_partners())::uuid[]))
   and (opportunity_id is null or exists (select from opportunities o where o.organization_id = documents.organization_id and o.id = documents.opportunity_id))
   and (contact_id is null or exists (select from contacts c where c.organization_id = documents.organization_id and c.id = documents.contact_id))');
call recorded_table('documents');

create table document_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  document_id uuid not null,
  version int not null check (version >= 1),
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) between 1 and 255),
  -- What it is by its content, whatever its name says.
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  uploaded_by uuid default app_user(),
  uploaded_by_name text not null,
  uploaded_by_partner_id uuid default app_partner(),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, document_id, version),
  foreign key (organization_id, document_id) references documents on delete cascade,
  foreign key (organization_id, uploaded_by_partner_id) references partners
);
create index on document_versions (organization_id, uploaded_by_partner_id);
call tenant_table('document_versions',
  'exists (select from documents d where d.organization_id = document_versions.organization_id and d.id = document_versions.document_id
     and document_versions.version >= d.shared_from)',
  'uploaded_by_partner_id = app_partner() and exists (select from documents d where d.organization_id = document_versions.organization_id
     and d.id = document_versions.document_id and d.uploaded_by_partner_id = app_partner())',
  own => 'exists (select from documents d where d.organization_id = document_versions.organization_id and d.id = document_versions.document_id)');
-- A version goes with its document only, by the reference above.
revoke update, delete on document_versions from tandem_app, tandem_partner, tandem_system;
create trigger keep_limit_of_new after insert on document_versions for each row execute function keep_storage_limit();

-- Who opened which version, for the company alone. Partners write here and read nothing.
create table document_accesses (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  document_id uuid not null,
  version int not null,
  kind text not null check (kind in ('viewed', 'downloaded')),
  user_id uuid default app_user(),
  user_name text not null,
  partner_id uuid default app_partner(),
  -- Somebody else looked through this person's eyes, or a program with this person's key.
  impersonator_id uuid default nullif(current_setting('app.impersonator_id', true), '')::uuid,
  api_key_id uuid default nullif(current_setting('app.api_key_id', true), '')::uuid,
  -- One address is fetched in pieces; that is one access.
  ticket text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, ticket),
  foreign key (organization_id, document_id) references documents on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on document_accesses (organization_id, document_id, created_at desc);
create index on document_accesses (organization_id, partner_id);
call tenant_table('document_accesses', 'false',
  'user_id = app_user() and partner_id = app_partner() and exists (select from documents d where d.organization_id = document_accesses.organization_id
     and d.id = document_accesses.document_id)',
  own => 'exists (select from documents d where d.organization_id = document_accesses.organization_id and d.id = document_accesses.document_id)');
revoke update, delete on document_accesses from tandem_app, tandem_partner, tandem_system;

-- Files that no version holds: uploads under way, and what was removed. A job clears what is left of them.
create table document_uploads (
  organization_id uuid not null references organizations,
  key text not null,
  partner_id uuid default app_partner(),
  since timestamptz not null,
  primary key (organization_id, key),
  foreign key (organization_id, partner_id) references partners
);
create index on document_uploads (organization_id, since);
create index on document_uploads (organization_id, partner_id);
call tenant_table('document_uploads', 'partner_id = app_partner()', 'partner_id = app_partner()');

create or replace function company_storage(organization uuid) returns bigint language plpgsql stable security definer set search_path = public as $$
begin
  return (select coalesce(sum(size), 0) from pictures where organization_id = organization)
    + (select coalesce(sum(size), 0) from import_files where organization_id = organization)
    + (select coalesce(sum(size), 0) from document_versions where organization_id = organization);
end $$;

-- As before, and a partner's live screens hear nothing of what is internal.
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
      jsonb_strip_nulls(jsonb_build_object('partner_id', case when tg_table_name = 'partners' then after->'id'
        when coalesce(before->>'visibility', 'internal') = 'internal' and coalesce(after->>'visibility', 'internal') = 'internal' and whole ? 'visibility' then null
        else coalesce(after->'partner_id', before->'partner_id') end)));
  end if;
  return null;
end $$;
