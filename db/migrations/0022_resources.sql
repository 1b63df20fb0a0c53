-- Resources: what a company publishes for its partners, and who opened it.

create table resource_folders (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  parent_id uuid,
  name text not null check (length(trim(name)) between 1 and 120),
  description text check (length(description) <= 500),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, parent_id) references resource_folders,
  constraint resource_folders_not_own_parent check (parent_id <> id)
);
create unique index resource_folders_name on resource_folders (organization_id, parent_id, lower(name)) nulls not distinct;
create index on resource_folders (organization_id, parent_id);

-- What search finds: the name before tags and keywords, those before the rest. `simple` fits every language.
create function resource_search(name text, tags text[], keywords text, description text, content text)
returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('simple'::regconfig, coalesce(name, '')), 'A')
    || setweight(to_tsvector('simple'::regconfig, coalesce(array_to_string(tags, ' '), '') || ' ' || coalesce(keywords, '')), 'B')
    || setweight(to_tsvector('simple'::regconfig, coalesce(description, '')), 'C')
    || setweight(to_tsvector('simple'::regconfig, left(coalesce(content, ''), 50000)), 'D')
$$;

create table resources (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  folder_id uuid,
  name text not null check (length(trim(name)) between 1 and 200),
  description text check (length(description) <= 2000),
  kind text not null check (kind in ('file', 'link', 'article', 'template', 'video')),
  status text not null default 'draft' check (status in ('draft', 'published')),
  -- Of links, and of videos on another site.
  url text check (length(url) <= 500),
  -- Of articles: Markdown.
  content text check (length(content) <= 50000),
  visibility text not null default 'everyone' check (visibility in ('everyone', 'audience', 'internal')),
  audience_id uuid,
  language text check (length(language) = 2),
  product_id uuid,
  funnel_stage text check (funnel_stage in ('awareness', 'consideration', 'decision', 'onboarding', 'growth')),
  tags text[] not null default '{}',
  keywords text check (length(keywords) <= 500),
  valid_from date,
  valid_until date,
  review_on date,
  owner_user_id uuid default app_user(),
  thumbnail_url text check (length(thumbnail_url) <= 1000),
  -- The number of the latest file; 0 without one.
  version int not null default 0 check (version >= 0),
  -- Places of the partner's logo and texts on the pages of a PDF.
  cobrand_areas jsonb not null default '[]' check (jsonb_typeof(cobrand_areas) = 'array' and jsonb_array_length(cobrand_areas) <= 20),
  published_at timestamptz,
  -- When partners were told of it.
  announced_at timestamptz,
  -- Published and within its dates; a job keeps it.
  is_shown boolean not null default false,
  archived_at timestamptz,
  archive_reason text check (length(archive_reason) <= 500),
  search tsvector not null generated always as (resource_search(name, tags, keywords, description, content)) stored,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, folder_id) references resource_folders,
  foreign key (organization_id, audience_id) references audiences,
  foreign key (organization_id, product_id) references products,
  constraint resources_audience check ((visibility = 'audience') = (audience_id is not null)),
  constraint resources_dates check (valid_until >= valid_from),
  constraint resources_published check (status = 'draft' or published_at is not null)
);
create index on resources (organization_id, created_at desc);
create index on resources (organization_id, folder_id);
create index on resources (organization_id, audience_id);
create index on resources (organization_id, product_id);
create index on resources (organization_id, owner_user_id);
create index on resources using gin (organization_id, tags);
create index on resources using gin (search);

-- The files of a resource. Partners read the latest.
create table resource_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  resource_id uuid not null,
  version int not null check (version >= 1),
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) between 1 and 255),
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  uploaded_by uuid default app_user(),
  uploaded_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, resource_id, version),
  foreign key (organization_id, resource_id) references resources on delete cascade
);

-- The words of a file, read by a job.
create table resource_texts (
  organization_id uuid not null references organizations,
  resource_id uuid not null,
  version int not null,
  status text not null check (status in ('read', 'partly', 'empty', 'failed')),
  pages int,
  text text not null default '',
  search tsvector not null generated always as (to_tsvector('simple'::regconfig, left(text, 200000))) stored,
  created_at timestamptz not null default now(),
  primary key (organization_id, resource_id, version),
  foreign key (organization_id, resource_id, version) references resource_versions (organization_id, resource_id, version) on delete cascade
);
create index on resource_texts using gin (search);

-- Which partners are in the audiences of resources; a job keeps it.
create table resource_audience_partners (
  organization_id uuid not null references organizations,
  audience_id uuid not null,
  partner_id uuid not null,
  primary key (organization_id, audience_id, partner_id),
  foreign key (organization_id, audience_id) references audiences on delete cascade,
  foreign key (organization_id, partner_id) references partners on delete cascade
);
create index on resource_audience_partners (organization_id, partner_id);

create table resource_favorites (
  organization_id uuid not null references organizations,
  user_id uuid not null default app_user(),
  resource_id uuid not null,
  partner_id uuid default app_partner(),
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id, resource_id),
  foreign key (organization_id, resource_id) references resources on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on resource_favorites (organization_id, resource_id);
create index on resource_favorites (organization_id, partner_id);

-- Who opened what. An address is fetched in pieces, which are one event.
create table resource_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  resource_id uuid not null,
  version int not null,
  kind text not null check (kind in ('viewed', 'downloaded', 'shared')),
  is_cobranded boolean not null default false,
  user_id uuid default app_user(),
  user_name text not null,
  partner_id uuid default app_partner(),
  impersonator_id uuid default nullif(current_setting('app.impersonator_id', true), '')::uuid,
  api_key_id uuid default nullif(current_setting('app.api_key_id', true), '')::uuid,
  ticket text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, ticket),
  foreign key (organization_id, resource_id) references resources on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on resource_events (organization_id, resource_id, created_at desc);
create index on resource_events (organization_id, partner_id, created_at desc);

-- A resource that a partner misses, and the company's answer.
create table resource_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  title text not null check (length(trim(title)) between 1 and 200),
  details text check (length(details) <= 2000),
  status text not null default 'open' check (status in ('open', 'answered', 'declined')),
  answer text check (length(answer) <= 2000),
  resource_id uuid,
  requested_by_user_id uuid default app_user(),
  requested_by_name text not null,
  decided_at timestamptz,
  decided_by_name text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, resource_id) references resources on delete set null (resource_id),
  constraint resource_requests_decided check ((status = 'open') = (decided_at is null))
);
create index on resource_requests (organization_id, partner_id);
create index on resource_requests (organization_id, resource_id);
create index on resource_requests (organization_id, status, created_at);

-- Links for people without an account. The secret in a link is stored as a hash.
create table resource_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  resource_id uuid not null,
  recipient_name text check (length(recipient_name) <= 200),
  recipient_email citext check (length(recipient_email) <= 254),
  token_hash text not null unique,
  secret_hash text,
  asks_email boolean not null default false,
  has_watermark boolean not null default false,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by uuid default app_user(),
  created_by_name text not null,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, resource_id) references resources on delete cascade
);
create unique index on resource_links (id);
create index on resource_links (organization_id, resource_id, created_at desc);

create table resource_link_opens (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  link_id uuid not null,
  resource_id uuid not null,
  email citext,
  kind text not null check (kind in ('opened', 'downloaded')),
  version int not null,
  ticket text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, ticket, kind),
  foreign key (organization_id, link_id) references resource_links on delete cascade,
  foreign key (organization_id, resource_id) references resources on delete cascade
);
create index on resource_link_opens (organization_id, link_id, created_at desc);
create index on resource_link_opens (organization_id, resource_id, created_at desc);

do $$
begin
  create trigger refuse_merged_partner_of_new after insert on resource_requests referencing new table as added
    for each statement execute function refuse_merged_partner();
  create trigger refuse_merged_partner after update of partner_id on resource_requests for each row
    when (new.partner_id is distinct from old.partner_id) execute function refuse_merged_partner();
end $$;

call tenant_table('resource_audience_partners', 'partner_id = app_partner()',
  own => 'partner_id = any ((select app_own_partners())::uuid[])');
call tenant_table('resources',
  sees => 'is_shown and archived_at is null and (visibility = ''everyone'' or (visibility = ''audience''
    and audience_id = any (array(select m.audience_id from resource_audience_partners m
      where m.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid and m.partner_id = app_partner()))))');

-- A partner sees the folders that lead to what it sees.
create function resource_folder_path(given uuid[]) returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return array(with recursive path as (
    select f.id, f.parent_id from resource_folders f
    where f.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and f.id = any (given)
    union
    select f.id, f.parent_id from resource_folders f join path p on p.parent_id = f.id
    where f.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
  ) select id from path);
end $$;
revoke all on function resource_folder_path from public;
grant execute on function resource_folder_path to tandem_app, tandem_partner, tandem_system;
create function partner_resource_folders() returns uuid[] language sql stable as $$
  select resource_folder_path(array(select distinct folder_id from resources
    where organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and folder_id is not null))
$$;
call tenant_table('resource_folders', sees => 'id = any ((select partner_resource_folders())::uuid[])');

call tenant_table('resource_versions',
  sees => 'exists (select from resources r where r.organization_id = resource_versions.organization_id
    and r.id = resource_versions.resource_id and r.version = resource_versions.version)');
revoke update, delete on resource_versions from tandem_app, tandem_partner, tandem_system;
create trigger keep_limit_of_new after insert on resource_versions for each row execute function keep_storage_limit();
call tenant_table('resource_texts',
  sees => 'exists (select from resources r where r.organization_id = resource_texts.organization_id
    and r.id = resource_texts.resource_id and r.version = resource_texts.version)');
call tenant_table('resource_favorites', 'user_id = app_user() and partner_id = app_partner()',
  'user_id = app_user() and partner_id = app_partner() and exists (select from resources r
    where r.organization_id = resource_favorites.organization_id and r.id = resource_favorites.resource_id)',
  own => 'partner_id is null or partner_id = any ((select app_own_partners())::uuid[])');
call tenant_table('resource_events', 'partner_id = app_partner() and user_id = app_user()',
  'partner_id = app_partner() and user_id = app_user() and exists (select from resources r
    where r.organization_id = resource_events.organization_id and r.id = resource_events.resource_id)',
  own => 'partner_id is null or partner_id = any ((select app_own_partners())::uuid[])');
revoke update, delete on resource_events from tandem_app, tandem_partner, tandem_system;
call tenant_table('resource_requests', 'partner_id = app_partner()', 'partner_id = app_partner()',
  own => 'partner_id = any ((select app_own_partners())::uuid[])');
call tenant_table('resource_links');
call tenant_table('resource_link_opens');
revoke update, delete on resource_link_opens from tandem_app, tandem_partner, tandem_system;
call recorded_table('resource_folders');
call recorded_table('resources');
call recorded_table('resource_requests');
call recorded_table('resource_links');
call tagged_table('resources');

-- Tags and stored bytes of resources, besides what other tables already have.
do $$
declare
  tagged text := pg_get_constraintdef((select oid from pg_constraint where conname = 'tags_entity_check'));
begin
  alter table tags drop constraint tags_entity_check;
  execute 'alter table tags add constraint tags_entity_check ' || replace(tagged, 'ARRAY[', 'ARRAY[''resources''::text, ');
  execute replace(pg_get_functiondef('company_storage(uuid)'::regprocedure), 'return (',
    'return (select coalesce(sum(size), 0) from resource_versions where organization_id = organization)
    + (');
end $$;
