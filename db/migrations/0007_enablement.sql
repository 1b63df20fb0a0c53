-- Documents.

-- Files in versions that are all kept. Their bytes lie in the file store.
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

do $$
declare
  target text;
begin
  foreach target in array array['opportunities', 'opportunity_participants', 'contacts', 'deal_registrations', 'documents', 'invitations'] loop
    execute format('create trigger refuse_merged_partner_of_new after insert on %I referencing new table as added
      for each statement execute function refuse_merged_partner()', target);
    execute format('create trigger refuse_merged_partner after update of partner_id on %I for each row
      when (new.partner_id is distinct from old.partner_id) execute function refuse_merged_partner()', target);
  end loop;
end $$;

create index on documents (organization_id, created_at desc);
create index on documents (organization_id, partner_id);
create index on documents (organization_id, opportunity_id);
create index on documents (organization_id, account_id);
create index on documents (organization_id, contact_id);
create index on documents (organization_id, uploaded_by_partner_id);
create index on documents using gin (organization_id, tags);
-- What is shared is seen by the partners that see what it belongs to. Each list is worked out once for a statement.
call tenant_table('documents',
  sees => 'visibility = ''shared'' and (uploaded_by_partner_id is null or uploaded_by_partner_id = app_partner())
   and (archived_at is null or uploaded_by_partner_id = app_partner())
   and (partner_id = app_partner()
     or opportunity_id = any (array(select p.opportunity_id from opportunity_participants p
      
    where p.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid and p.partner_id = app_partner() and p.status <> ''rejected''))
     or account_id = any (array(select distinct o.account_id from opportunities o
       where o.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid))
     or contact_id = any (array(select c.id from contacts c
       where c.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid)))',
  writes => 'visibility = ''shared'' and uploaded_by_partner_id = app_partner()
   and (partner_id = app_partner()
     or opportunity_id = any (array(select p.opportunity_id from opportunity_participants p
      
    where p.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid and p.partner_id = app_partner() and p.status <> ''rejected'')))',
  own => '(partner_id is null or partner_id = any ((select app_own_partners())::uuid[]))
   and (uploaded_by_partner_id is null or uploaded_by_partner_id = any ((select app_own_partners())::uuid[]))
   and (opportunity_id is null or exists (select from opportunities o
    where o.organization_id = documents.organization_id and o.id = documents.opportunity_id))
   and (contact_id is null or exists (select from contacts c
    where c.organization_id = documents.organization_id and c.id = documents.contact_id))');
call recorded_table('documents');
call tagged_table('documents');

-- The versions of a document.
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
  sees => 'exists (select from documents d
    where d.organization_id = document_versions.organization_id and d.id = document_versions.document_id
     and document_versions.version >= d.shared_from)',
  writes => 'uploaded_by_partner_id = app_partner() and exists (select from documents d
    where d.organization_id = document_versions.organization_id
     and d.id = document_versions.document_id and d.uploaded_by_partner_id = app_partner())',
  own => 'exists (select from documents d
    where d.organization_id = document_versions.organization_id and d.id = document_versions.document_id)');
-- A version goes with its document only, by the reference above.
revoke update, delete on document_versions from tandem_app, tandem_partner, tandem_system;
create trigger keep_limit_of_new after insert on document_versions for each row execute function keep_storage_limit();

-- Bytes of everything a company has uploaded or generated.
create function company_storage(organization uuid) returns bigint language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select coalesce(sum(size), 0) from pictures where organization_id = organization)
    + (select coalesce(sum(size), 0) from import_files where organization_id = organization)
    + (select coalesce(sum(size), 0) from document_versions where organization_id = organization);
end $$;
revoke all on function company_storage from public;
grant execute on function company_storage to tandem_system;

-- Who opened which version; for the company only.
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
call tenant_table('document_accesses',
  sees => 'false',
  writes => 'user_id = app_user() and partner_id = app_partner() and exists (select from documents d
    where d.organization_id = document_accesses.organization_id
     and d.id = document_accesses.document_id)',
  own => 'exists (select from documents d
    where d.organization_id = document_accesses.organization_id and d.id = document_accesses.document_id)');
revoke update, delete on document_accesses from tandem_app, tandem_partner, tandem_system;

-- Files without a version: uploads under way, and removed ones. A job deletes them.
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
