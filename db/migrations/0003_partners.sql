-- Partners: the firms in a program, how they are classified, their tiers, regions and contacts.

-- How partners are classified.
create table partner_types (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text,
  color text,
  "order" int not null default 0,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index on partner_types (organization_id, lower(name)) where archived_at is null;
call tenant_table('partner_types', 'true');
call recorded_table('partner_types');

-- Regions; one can be part of another.
create table partner_regions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text,
  color text,
  "order" int not null default 0,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  country_codes text[] not null default '{}',
  reference_type text not null default 'Partner',
  parent_id uuid,
  primary key (organization_id, id),
  foreign key (organization_id, parent_id) references partner_regions,
  check (parent_id <> id)
);
create unique index on partner_regions (organization_id, lower(name)) where archived_at is null;
create index on partner_regions (organization_id, parent_id) where parent_id is not null;
call tenant_table('partner_regions', 'true');
call recorded_table('partner_regions');

-- Regions and the ones they are part of, the nearest first.
create function region_path(of_organization uuid, regions uuid[]) returns uuid[] language sql stable parallel safe as $$
  with recursive up as (
    select r.id, r.parent_id, 1 as steps, given.place from unnest(regions) with ordinality given(id, place)
    join partner_regions r on r.organization_id = of_organization and r.id = given.id
    union all
    select r.id, r.parent_id, up.steps + 1, up.place from up
    join partner_regions r on r.organization_id = of_organization and r.id = up.parent_id)
  select coalesce(array_agg(id order by steps, place), '{}')
  from (select distinct on (id) id, steps, place from up order by id, steps, place) nearest
$$;

-- Statuses in the company's own words; rules look at the category.
create table partner_statuses (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text,
  color text,
  "order" int not null default 0,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  category text not null default 'active'
    check (category in ('applied','invited','active','suspended','banned','declined','ended')),
  is_default boolean not null default false,
  primary key (organization_id, id)
);
create unique index on partner_statuses (organization_id, lower(name)) where archived_at is null;
create unique index on partner_statuses (organization_id) where is_default and archived_at is null;
call tenant_table('partner_statuses', 'true');
call recorded_table('partner_statuses');

-- Tiers of the program.
create table partner_tiers (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text,
  color text,
  "order" int not null default 0,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  benefits text,
  protection_factor_ppm int not null default 1000000
    check (protection_factor_ppm between 100000 and 10000000),
  primary key (organization_id, id)
);
create unique index on partner_tiers (organization_id, lower(name)) where archived_at is null;
call tenant_table('partner_tiers', 'true');
call recorded_table('partner_tiers');

-- Firms in the program.
create table partners (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  legal_name text,
  name_key text not null,
  domain text,
  domain_key text,
  website text,
  description text,
  photo_url text,
  phone text,
  address_line_1 text,
  address_line_2 text,
  city text,
  state text,
  postal_code text,
  country char(2) check (country ~ '^[A-Z]{2}$'),
  status_id uuid not null,
  type_id uuid,
  region_id uuid,
  tier_id uuid,
  owner_user_id uuid,
  manager_name text,
  parent_partner_id uuid,
  partner_organization_id uuid references organizations,
  currency char(3) not null default 'USD',
  tax_id text,
  external_ref text,
  tags text[] not null default '{}',
  custom jsonb not null default '{}',
  internal_notes text,
  joined_on date,
  ended_on date,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  merged_into_id uuid,
  referred_by_partner_id uuid,
  other_region_ids uuid[] not null default '{}',
  region_ids uuid[] not null generated always as (array_remove(array_prepend(region_id, other_region_ids), null)) stored,
  primary key (organization_id, id),
  foreign key (organization_id, status_id) references partner_statuses,
  foreign key (organization_id, type_id) references partner_types,
  foreign key (organization_id, region_id) references partner_regions,
  foreign key (organization_id, tier_id) references partner_tiers,
  foreign key (organization_id, parent_partner_id) references partners,
  foreign key (organization_id, merged_into_id) references partners (organization_id, id),
  constraint partners_merged_stay_archived
    check (merged_into_id is null or (archived_at is not null and merged_into_id <> id)),
  foreign key (organization_id, referred_by_partner_id) references partners,
  constraint partners_referred_by_another check (referred_by_partner_id <> id)
);
create unique index on partners (organization_id, external_ref) where external_ref is not null;
create unique index on partners (organization_id, partner_organization_id) where partner_organization_id is not null;
create index on partners (partner_organization_id);
create index on partners (organization_id, domain_key);
create index on partners (organization_id, name);
create index on partners (organization_id, status_id);
create index on partners (organization_id, type_id);
create index on partners (organization_id, region_id);
create index on partners (organization_id, tier_id);
create index on partners (organization_id, owner_user_id);
create index on partners (organization_id, parent_partner_id);
create index on partners using gin (organization_id, name gin_trgm_ops);
create index on partners using gin (custom jsonb_path_ops);
create index on partners (organization_id, merged_into_id);
create index on partners (organization_id, referred_by_partner_id) where referred_by_partner_id is not null;
call tenant_table('partners', 'id = app_partner()', 'id = app_partner()');
call recorded_table('partners');
call unique_custom_values('partners');
call tagged_table('partners');

-- Counts across all rows, so it runs with its owner's rights, and only as a trigger.
create function keep_partner_limit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  organization uuid;
begin
  if tg_level = 'ROW' then perform check_partner_limit(new.organization_id); return null; end if;
  for organization in select distinct organization_id from added where archived_at is null loop
    perform check_partner_limit(organization);
  end loop;
  return null;
end $$;
create trigger keep_limit_of_new after insert on partners referencing new table as added
  for each statement execute function keep_partner_limit();
create trigger keep_limit after update of archived_at on partners for each row
  when (old.archived_at is not null and new.archived_at is null) execute function keep_partner_limit();

-- The owner of a partner also owns what was merged into it.
create function keep_merged_owner() returns trigger language plpgsql as $$
begin
  update partners set owner_user_id = new.owner_user_id
  where organization_id = new.organization_id and merged_into_id = new.id and owner_user_id is distinct from new.owner_user_id;
  return null;
end $$;
create trigger keep_merged_owner after update of owner_user_id on partners for each row
  when (old.owner_user_id is distinct from new.owner_user_id) execute function keep_merged_owner();

-- A partner that is merged gets the owner of the one it is merged into.
create function take_kept_owner() returns trigger language plpgsql as $$
begin
  new.owner_user_id := (select owner_user_id from partners where organization_id = new.organization_id and id = new.merged_into_id);
  return new;
end $$;
create trigger take_kept_owner before update of merged_into_id on partners for each row
  when (new.merged_into_id is not null) execute function take_kept_owner();

-- Every additional region once, without the main one.
create function settle_other_regions() returns trigger language plpgsql as $$
begin
  select coalesce(array_agg(region order by place), '{}') into new.other_region_ids from (
    select region, min(place) as place from unnest(new.other_region_ids) with ordinality given(region, place)
    where region is not null and region is distinct from new.region_id group by region) once;
  return new;
end $$;
create trigger settle_other_regions before insert or update of region_id, other_region_ids on partners
  for each row when (new.other_region_ids <> '{}') execute function settle_other_regions();

-- Keeps one row per region, so that foreign keys hold for the array.
create function keep_region_memberships() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from partner_region_memberships
    where organization_id = new.organization_id and partner_id = new.id and region_id <> all (new.region_ids);
  end if;
  insert into partner_region_memberships (organization_id, partner_id, region_id)
  select new.organization_id, new.id, unnest(new.region_ids) on conflict do nothing;
  return null;
end $$;
create trigger keep_region_memberships after insert on partners
  for each row when (new.region_ids <> '{}') execute function keep_region_memberships();
create trigger keep_region_memberships_changed after update of region_id, other_region_ids on partners
  for each row when (new.region_ids is distinct from old.region_ids) execute function keep_region_memberships();

-- The partners the caller owns. `tandem_own` inherits from `tandem_app` and is narrowed by restrictive policies, so company
-- mode pays nothing.
create function app_own_partners() returns uuid[] language sql stable parallel safe as $$
  select coalesce(array_agg(p.id), '{}') from partners p
  where p.organization_id = app_organization() and p.owner_user_id = app_user()
$$;

-- Nothing new is added to a merged partner, even in a race with the merge: the foreign key waits for its lock, this checks.
create function refuse_merged_partner() returns trigger language plpgsql as $$
declare
  name text;
  kept text;
begin
  if tg_op = 'INSERT' then
    select p.name, k.name into name, kept from added a
    join partners p on p.organization_id = a.organization_id and p.id = a.partner_id
    join partners k on k.organization_id = p.organization_id and k.id = p.merged_into_id limit 1;
  else
    select p.name, k.name into name, kept from partners p
    join partners k on k.organization_id = p.organization_id and k.id = p.merged_into_id
    where p.organization_id = new.organization_id and p.id = new.partner_id;
  end if;
  if kept is not null then
    raise exception '% was merged into %; choose that one.', name, kept using errcode = '23001';
  end if;
  return null;
end $$;

-- Every change of status: who, when and why. Commissions look up what a partner was on a day.
create table partner_status_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  from_status_id uuid,
  to_status_id uuid not null,
  from_category text,
  to_category text not null,
  effective_on date not null,
  reason_code text,
  reason text,
  actor_user_id uuid default app_user(),
  at timestamptz not null default now(),
  seq bigint generated always as identity,
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, from_status_id) references partner_statuses,
  foreign key (organization_id, to_status_id) references partner_statuses
);
create index on partner_status_events (organization_id, partner_id, effective_on);
create index on partner_status_events (organization_id, from_status_id);
create index on partner_status_events (organization_id, to_status_id);
call tenant_table('partner_status_events', append_only => true);

-- Bitemporal: a correction supersedes and inserts; one current tier per partner and day.
create table tier_memberships (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  tier_id uuid not null,
  effective_from date not null,
  effective_to date,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  reason text,
  source text not null default 'manual' check (source in ('manual', 'auto', 'import')),
  created_by uuid default app_user(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, tier_id) references partner_tiers,
  check (effective_to is null or effective_to > effective_from),
  exclude using gist (organization_id with =, partner_id with =, daterange(effective_from, effective_to) with &&) where (superseded_at is null)
);
create index on tier_memberships (organization_id, tier_id);
-- What the company plans for a partner is not told before its day.
call tenant_table('tier_memberships', 'partner_id = app_partner() and superseded_at is null and effective_from <= current_date');
-- What was believed stays readable: a row is only ever marked as superseded.
revoke update, delete on tier_memberships from tandem_app, tandem_partner, tandem_system;
grant update (superseded_at) on tier_memberships to tandem_app, tandem_partner, tandem_system;

-- The regions of a partner row by row, as references.
create table partner_region_memberships (
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  region_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, partner_id, region_id),
  foreign key (organization_id, partner_id) references partners (organization_id, id) on delete cascade,
  foreign key (organization_id, region_id) references partner_regions (organization_id, id)
);
create index on partner_region_memberships (organization_id, region_id);
call tenant_table('partner_region_memberships', 'partner_id = app_partner()');

-- Types of contacts.
create table contact_types (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text,
  color text,
  "order" int not null default 0,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index on contact_types (organization_id, lower(name)) where archived_at is null;
call tenant_table('contact_types', 'true');
call recorded_table('contact_types');

-- People at partners and accounts.
create table contacts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  account_id uuid,
  first_name text not null check (length(trim(first_name)) between 1 and 120),
  last_name text not null default '',
  email citext,
  phone text,
  title text,
  type_id uuid,
  is_primary boolean not null default false,
  user_id uuid,
  tags text[] not null default '{}',
  custom jsonb not null default '{}',
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, type_id) references contact_types,
  check (num_nonnulls(partner_id, account_id) <= 1)
);
create index on contacts (organization_id, partner_id);
create index on contacts (organization_id, account_id);
create index on contacts (organization_id, type_id);
create index on contacts (organization_id, email);
create unique index contacts_one_primary on contacts (organization_id, partner_id) where is_primary and archived_at is null;
create unique index contacts_one_per_mailbox on contacts (organization_id, partner_id, email) where partner_id is not null and archived_at is null;
create index on contacts using gin (custom jsonb_path_ops);
create index on contacts using gin (first_name gin_trgm_ops, last_name gin_trgm_ops, (email::text) gin_trgm_ops, title gin_trgm_ops, organization_id);
call tenant_table('contacts', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('contacts');
call unique_custom_values('contacts');
call tagged_table('contacts');

-- Named conditions over partners, contacts or deals. Members are evaluated on each use, so nothing goes stale.
create table audiences (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text,
  entity text not null check (entity in ('partners', 'contacts', 'opportunities')),
  conditions jsonb not null check (jsonb_typeof(conditions->'any') = 'array'),
  color text,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index audiences_name on audiences (organization_id, entity, lower(name)) where archived_at is null;
-- Partners see nothing of how they are grouped.
call tenant_table('audiences');
call recorded_table('audiences');
