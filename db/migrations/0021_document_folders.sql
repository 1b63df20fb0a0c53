-- Folders of documents, and documents that the company asks its partners for.

create table document_folders (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text check (length(description) <= 1000),
  -- Null: a folder at the top.
  parent_id uuid,
  -- The folders of one partner; null: of the company.
  partner_id uuid,
  -- `inherit`: like the folder it lies in. A folder never shows more than the folder it lies in.
  access text not null default 'inherit' check (access in ('inherit', 'company', 'partners')),
  -- Of `partners`: only those in this audience.
  audience_id uuid,
  -- Of `partners`: only their people with these roles; empty: all.
  partner_roles text[] not null default '{}' check (partner_roles <@
    array['partner_admin', 'partner_sales', 'partner_finance', 'partner_member', 'partner_custom']),
  partners_can_upload boolean not null default false,
  -- PDFs carry the name of whoever opens them.
  has_watermark boolean not null default false,
  -- Documents stay for this long; null: like the folder it lies in.
  retention_days int check (retention_days between 1 and 36500),
  retention_action text not null default 'keep' check (retention_action in ('keep', 'archive', 'delete')),
  "order" int not null default 0,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, parent_id) references document_folders,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, audience_id) references audiences,
  constraint document_folders_top check (parent_id is not null or access <> 'inherit'),
  constraint document_folders_narrowed check (access = 'partners' or (audience_id is null and partner_roles = '{}')),
  constraint document_folders_one_partner check (partner_id is null or audience_id is null)
);
comment on table document_folders is 'Folders of documents, of the company or of one partner.';
create unique index document_folders_name on document_folders (organization_id, partner_id, parent_id, lower(name))
  nulls not distinct where archived_at is null;
create index on document_folders (organization_id, parent_id);
create index on document_folders (organization_id, partner_id);
create index on document_folders (organization_id, audience_id);

-- What holds for a folder with everything it inherits: kept by a trigger, read by the policies of folders and documents.
create table document_folder_access (
  organization_id uuid not null references organizations,
  folder_id uuid not null,
  partner_id uuid,
  -- The folders it lies in, from the top, and itself.
  path uuid[] not null,
  is_shared boolean not null,
  -- A partner is in all of them.
  audience_ids uuid[] not null,
  -- Null: every role.
  roles text[],
  takes_uploads boolean not null,
  is_watermarked boolean not null,
  keep_days int,
  keep_action text not null,
  primary key (organization_id, folder_id),
  foreign key (organization_id, folder_id) references document_folders on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on document_folder_access (organization_id, partner_id);
create index on document_folder_access using gin (organization_id, path);

-- Who is in the audiences that folders use. A job keeps it up to date.
create table document_audience_partners (
  organization_id uuid not null references organizations,
  audience_id uuid not null,
  partner_id uuid not null,
  since timestamptz not null,
  primary key (organization_id, audience_id, partner_id),
  foreign key (organization_id, audience_id) references audiences,
  foreign key (organization_id, partner_id) references partners
);
create index on document_audience_partners (organization_id, partner_id);
call tenant_table('document_audience_partners', 'partner_id = app_partner()');

-- The role of the caller at the partner whose portal this is. `company`: somebody of the company looks through its eyes.
create function app_partner_role() returns text language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(
    (select m.role from partners p join memberships m on m.organization_id = p.partner_organization_id
       and m.user_id = app_user() and m.status = 'active'
     where p.organization_id = app_organization() and p.id = app_partner()),
    (select 'company' where app_user() is null or exists (select from memberships c
       where c.organization_id = app_organization() and c.user_id = app_user() and c.status = 'active')))
$$;
revoke all on function app_partner_role from public;
grant execute on function app_partner_role to tandem_app, tandem_partner, tandem_system;

call tenant_table('document_folder_access',
  sees => 'is_shared and (partner_id is null or partner_id = app_partner())
   and (roles is null or (select app_partner_role()) = ''company'' or (select app_partner_role()) = any (roles))
   and audience_ids <@ array(select m.audience_id from document_audience_partners m
    where m.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid and m.partner_id = app_partner())');
call tenant_table('document_folders',
  sees => 'id = any (array(select a.folder_id from document_folder_access a
    where a.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid))');
call recorded_table('document_folders');

-- A folder lies in a folder of the same partner, never in itself, and at most ten deep.
create function keep_folder_place() returns trigger language plpgsql as $$
declare
  above uuid[];
  partner uuid;
begin
  if new.parent_id is null then return new; end if;
  -- Two moves at the same time could make a circle that neither sees.
  perform pg_advisory_xact_lock(hashtextextended('document folders ' || new.organization_id, 0));
  select a.path, a.partner_id into above, partner from document_folder_access a
    where a.organization_id = new.organization_id and a.folder_id = new.parent_id;
  if not found then return new; end if;
  if new.id = any (above) then
    raise exception 'A folder cannot be moved into itself or into a folder inside it.' using errcode = 'restrict_violation';
  end if;
  if partner is distinct from new.partner_id then
    raise exception 'A folder stays with its partner. Choose a folder of the same partner.' using errcode = 'restrict_violation';
  end if;
  if cardinality(above) >= 10 then
    raise exception 'Folders can be at most ten levels deep.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_place before insert or update of parent_id on document_folders
  for each row execute function keep_folder_place();

-- Works out a folder and everything in it.
create function keep_folder_access() returns trigger language plpgsql as $$
begin
  insert into document_folder_access as kept (organization_id, folder_id, partner_id, path, is_shared, audience_ids, roles,
    takes_uploads, is_watermarked, keep_days, keep_action)
  with recursive tree as (
    select f.organization_id, f.id, f.partner_id, coalesce(p.path, '{}') || f.id as path,
      f.archived_at is null and coalesce(p.is_shared, true) and f.access <> 'company' as is_shared,
      coalesce(p.audience_ids, '{}') || coalesce(array[f.audience_id], '{}') as audience_ids,
      case when f.partner_roles = '{}' then p.roles when p.roles is null then f.partner_roles
        else array(select unnest(p.roles) intersect select unnest(f.partner_roles)) end as roles,
      f.partners_can_upload, f.has_watermark or coalesce(p.is_watermarked, false) as is_watermarked,
      coalesce(f.retention_days, p.keep_days) as keep_days,
      case when f.retention_days is null then coalesce(p.keep_action, 'keep') else f.retention_action end as keep_action
    from document_folders f left join document_folder_access p on p.organization_id = f.organization_id and p.folder_id = f.parent_id
    where f.organization_id = new.organization_id and f.id = new.id
    union all
    select f.organization_id, f.id, f.partner_id, t.path || f.id,
      f.archived_at is null and t.is_shared and f.access <> 'company',
      t.audience_ids || coalesce(array[f.audience_id], '{}'),
      case when f.partner_roles = '{}' then t.roles when t.roles is null then f.partner_roles
        else array(select unnest(t.roles) intersect select unnest(f.partner_roles)) end,
      f.partners_can_upload, f.has_watermark or t.is_watermarked, coalesce(f.retention_days, t.keep_days),
      case when f.retention_days is null then t.keep_action else f.retention_action end
    from tree t join document_folders f on f.organization_id = t.organization_id and f.parent_id = t.id
  )
  select organization_id, id, partner_id, path, is_shared, array(select distinct x from unnest(audience_ids) x where x is not null), roles,
    partners_can_upload and is_shared, is_watermarked, keep_days, keep_action from tree
  on conflict (organization_id, folder_id) do update set partner_id = excluded.partner_id, path = excluded.path,
    is_shared = excluded.is_shared, audience_ids = excluded.audience_ids, roles = excluded.roles, takes_uploads = excluded.takes_uploads,
    is_watermarked = excluded.is_watermarked, keep_days = excluded.keep_days, keep_action = excluded.keep_action;
  return null;
end $$;
create trigger keep_access after insert or update on document_folders for each row execute function keep_folder_access();

-- --- Documents in folders ---

alter table documents
  add column folder_id uuid,
  -- Not deleted before this day.
  add column retention_until date,
  add foreign key (organization_id, folder_id) references document_folders,
  drop constraint documents_place,
  add constraint documents_place check (num_nonnulls(partner_id, opportunity_id, account_id, contact_id) = 1
    or (folder_id is not null and num_nonnulls(partner_id, opportunity_id, account_id, contact_id) = 0)),
  add constraint documents_folder check (folder_id is null or num_nonnulls(opportunity_id, account_id, contact_id) = 0);
create index on documents (organization_id, folder_id);
create index on documents (organization_id, retention_until) where retention_until is not null;

-- A document in a partner's folder belongs to this partner, one in a folder of the company to nobody or to the partner that brought it.
create function keep_document_folder() returns trigger language plpgsql as $$
declare
  partner uuid;
begin
  select a.partner_id into partner from document_folder_access a
    where a.organization_id = new.organization_id and a.folder_id = new.folder_id;
  if not found then
    raise exception 'This folder does not exist.' using errcode = 'restrict_violation';
  end if;
  if new.partner_id is distinct from partner and (partner is not null or new.partner_id is distinct from new.uploaded_by_partner_id) then
    raise exception 'This folder belongs to another partner.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_folder before insert or update of folder_id, partner_id on documents for each row
  when (new.folder_id is not null) execute function keep_document_folder();

-- In a folder, the folder says who sees a document. Whoever brought it sees it in any case.
alter policy partner on documents
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
   and visibility = 'shared' and (uploaded_by_partner_id is null or uploaded_by_partner_id = app_partner())
   and (archived_at is null or uploaded_by_partner_id = app_partner())
   and (case when folder_id is not null then
       folder_id = any (array(select a.folder_id from document_folder_access a
         where a.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid))
       or (uploaded_by_partner_id = app_partner() and created_by = app_user())
     else partner_id = app_partner()
       or opportunity_id = any (array(select p.opportunity_id from opportunity_participants p
         where p.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
          and p.partner_id = app_partner() and p.status <> 'rejected'))
       or account_id = any (array(select distinct o.account_id from opportunities o
         where o.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid))
       or contact_id = any (array(select c.id from contacts c
         where c.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid)) end))
  with check (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
   and visibility = 'shared' and uploaded_by_partner_id = app_partner()
   and (case when folder_id is not null then
       folder_id = any (array(select a.folder_id from document_folder_access a
         where a.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and a.takes_uploads))
     else partner_id = app_partner()
       or opportunity_id = any (array(select p.opportunity_id from opportunity_participants p
         where p.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
          and p.partner_id = app_partner() and p.status <> 'rejected')) end));

-- What the files of the company take, and how much it may store.
create function app_storage() returns table (used_bytes bigint, most_bytes bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select company_storage(app_organization()),
    (select t.max_storage_bytes from company_terms t where t.organization_id = app_organization())
  where app_partner() is null
$$;
revoke all on function app_storage from public;
grant execute on function app_storage to tandem_app, tandem_system;

-- --- Requests ---

-- A document that one partner is to bring, from the request to its expiry and renewal.
create table document_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  kind text not null check (kind in ('insurance', 'tax_form', 'certificate', 'incorporation', 'iso', 'other')),
  name text not null check (length(trim(name)) between 1 and 200),
  instructions text check (length(instructions) <= 2000),
  status text not null default 'requested'
    check (status in ('requested', 'uploaded', 'approved', 'rejected', 'expiring', 'expired', 'canceled')),
  due_on date,
  reviewer_user_id uuid,
  -- Where approved files are filed.
  folder_id uuid,
  -- The partner says until when the document is valid.
  needs_expiry boolean not null default true,
  -- The partner is asked for the next one this many days before.
  renewal_days int not null default 30 check (renewal_days between 1 and 365),
  -- What an expired document stops.
  consequence text not null default 'none' check (consequence in ('none', 'payouts', 'entitlements')),
  document_id uuid,
  -- Of the file to review.
  document_version int,
  expires_on date,
  uploaded_at timestamptz,
  uploaded_by_name text,
  -- Of the file approved last.
  valid_until date,
  decided_at timestamptz,
  decided_by uuid,
  decision_reason text check (length(decision_reason) <= 1000),
  -- Since when no approved document is valid any more.
  lapsed_at timestamptz,
  created_by uuid default app_user(),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, folder_id) references document_folders,
  foreign key (organization_id, document_id) references documents on delete set null (document_id),
  constraint document_requests_uploaded check (status <> 'uploaded' or (document_version is not null and uploaded_at is not null)),
  constraint document_requests_decided check (status not in ('approved', 'rejected', 'expiring', 'expired') or decided_at is not null),
  constraint document_requests_rejected check (status <> 'rejected' or decision_reason is not null),
  constraint document_requests_valid check (status not in ('expiring', 'expired') or valid_until is not null)
);
comment on table document_requests is 'Documents that partners are asked for, such as insurance certificates, with their expiry.';
create index on document_requests (organization_id, partner_id, status);
create index on document_requests (organization_id, status, valid_until);
create index on document_requests (organization_id, folder_id);
create index on document_requests (organization_id, document_id);
create index on document_requests (organization_id, partner_id) where lapsed_at is not null;
call tenant_table('document_requests', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('document_requests');

-- A partner brings files; the company decides.
create function keep_document_request() returns trigger language plpgsql as $$
begin
  if app_partner() is not null and (tg_op = 'INSERT' or (new.status <> old.status and new.status <> 'uploaded')
    or (new.partner_id, new.kind, new.name, new.due_on, new.consequence, new.valid_until, new.lapsed_at, new.decided_at, new.folder_id)
      is distinct from (old.partner_id, old.kind, old.name, old.due_on, old.consequence, old.valid_until, old.lapsed_at, old.decided_at, old.folder_id)) then
    raise exception 'The company decides about document requests.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before insert or update on document_requests for each row execute function keep_document_request();

do $$
declare
  target text;
begin
  foreach target in array array['document_folders', 'document_requests'] loop
    execute format('create trigger refuse_merged_partner_of_new after insert on %I referencing new table as added
      for each statement execute function refuse_merged_partner()', target);
    execute format('create trigger refuse_merged_partner after update of partner_id on %I for each row
      when (new.partner_id is distinct from old.partner_id) execute function refuse_merged_partner()', target);
  end loop;
end $$;

-- A partner without a valid document is not paid, where the request says so.
alter table payout_items drop constraint payout_items_result_check,
  add constraint payout_items_result_check check (result in ('due', 'carried_negative', 'nothing_due', 'below_minimum', 'below_unit',
    'no_method', 'no_rate', 'method_rests', 'document_expired', 'inactive'));
