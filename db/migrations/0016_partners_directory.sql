-- The public partner directory: pages of listed partners that anyone can read.

create table partners_directory (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  -- The readable part of its address; unique on the installation, because visitors name no company.
  slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$'
    and slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
  description text check (length(description) <= 2000),
  is_published boolean not null default false,
  include_custom_field_filter boolean not null default false,
  include_region_filter boolean not null default true,
  include_partner_type_filter boolean not null default true,
  filter_custom_fields uuid[] not null default '{}',
  display_custom_fields uuid[] not null default '{}',
  featured_partner_ids uuid[] not null default '{}',
  -- The partner tags that visitors may see; other tags are internal.
  shown_tag_ids uuid[] not null default '{}',
  tile_size text not null default 'medium' check (tile_size in ('small', 'medium', 'large')),
  show_custom_fields_values boolean not null default true,
  page_styles jsonb not null default '{"layout": "vertical", "size": "middle", "align": "start", "variant": "outlined"}',
  show_tiers boolean not null default true,
  show_locations boolean not null default true,
  show_ratings boolean not null default true,
  sort_by text not null default 'featured' check (sort_by in ('featured', 'tier', 'rating', 'fair', 'name')),
  language text not null default 'en' check (language in ('en', 'de', 'fr', 'es')),
  logo_url text,
  page_title text check (length(page_title) <= 120),
  page_summary text check (length(page_summary) <= 300),
  is_indexed boolean not null default true,
  contact_mode text not null default 'form' check (contact_mode in ('form', 'link', 'none')),
  has_match_form boolean not null default true,
  allowed_origins text[] not null default '{}',
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index on partners_directory (id);
create index on partners_directory (organization_id, name);

-- A partner's entry in a directory: what visitors read of it. Only published ones are public.
create table directory_listings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  directory_id uuid not null,
  partner_id uuid not null,
  state text not null default 'draft' check (state in ('hidden', 'draft', 'submitted', 'published', 'unpublished')),
  slug text not null check (slug ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$'
    and slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
  tagline text check (length(tagline) <= 160),
  description text check (length(description) <= 5000),
  services text[] not null default '{}' check (cardinality(services) <= 30),
  industries text[] not null default '{}' check (cardinality(industries) <= 30),
  languages text[] not null default '{}' check (cardinality(languages) <= 30),
  -- Country codes.
  locations text[] not null default '{}' check (cardinality(locations) <= 100),
  logo_url text,
  website text check (length(website) <= 500),
  booking_url text check (length(booking_url) <= 500),
  published_at timestamptz,
  submitted_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, directory_id, partner_id),
  unique (organization_id, directory_id, slug),
  foreign key (organization_id, directory_id) references partners_directory on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on directory_listings (organization_id, partner_id);
create index on directory_listings (organization_id, directory_id, state);

-- A change of a listing that a partner proposes and the company decides on. What was proposed stays as history.
create table listing_changes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  listing_id uuid not null,
  partner_id uuid not null,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected', 'withdrawn')),
  -- The proposed values, by field, and the values they replace.
  proposed jsonb not null default '{}',
  replaced jsonb not null default '{}',
  note text check (length(note) <= 2000),
  reason text check (length(reason) <= 2000),
  proposed_by_name text not null,
  decided_by_name text,
  submitted_at timestamptz,
  decided_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, listing_id) references directory_listings on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
-- One open change for a listing.
create unique index listing_changes_open on listing_changes (organization_id, listing_id) where (status in ('draft', 'submitted'));
create index on listing_changes (organization_id, listing_id);
create index on listing_changes (organization_id, partner_id);
create index on listing_changes (organization_id, status);

-- Visits by day. A visitor is a hash with a salt of the day, so that nobody can be followed from one day to the next.
create table directory_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  directory_id uuid not null,
  partner_id uuid,
  kind text not null check (kind in ('view', 'search', 'partner_view', 'link', 'contact', 'match')),
  day date not null,
  visitor text not null,
  term text check (length(term) <= 80),
  count int not null default 1 check (count > 0),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint directory_events_once unique nulls not distinct (organization_id, directory_id, day, kind, partner_id, visitor, term),
  foreign key (organization_id, directory_id) references partners_directory on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on directory_events (organization_id, partner_id, day);

do $$
declare
  target text;
begin
  foreach target in array array['directory_listings', 'listing_changes'] loop
    execute format('create trigger refuse_merged_partner_of_new after insert on %I referencing new table as added
      for each statement execute function refuse_merged_partner()', target);
    execute format('create trigger refuse_merged_partner after update of partner_id on %I for each row
      when (new.partner_id is distinct from old.partner_id) execute function refuse_merged_partner()', target);
  end loop;
end $$;

call tenant_table('partners_directory',
  sees => 'exists (select from directory_listings l where l.organization_id = partners_directory.organization_id
    and l.directory_id = partners_directory.id and l.partner_id = app_partner())');
call tenant_table('directory_listings', sees => 'partner_id = app_partner() and state <> ''hidden''',
  own => 'partner_id = any ((select app_own_partners())::uuid[])');
call tenant_table('listing_changes', sees => 'partner_id = app_partner()',
  writes => 'partner_id = app_partner() and status in (''draft'', ''submitted'', ''withdrawn'')',
  own => 'partner_id = any ((select app_own_partners())::uuid[])');
call tenant_table('directory_events', sees => 'partner_id = app_partner()',
  own => 'partner_id is null or partner_id = any ((select app_own_partners())::uuid[])');
revoke delete on listing_changes from tandem_app, tandem_partner;
call recorded_table('partners_directory');
call recorded_table('directory_listings');
call recorded_table('listing_changes');
