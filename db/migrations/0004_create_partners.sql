-- Why: the partners of a programme, how they are classed, and the people in them.
create table partner_types (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text,
  colour text,
  "order" int not null default 0,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index on partner_types (organization_id, lower(name)) where archived_at is null;
create table partner_regions (like partner_types including defaults including constraints,
  country_codes text[] not null default '{}', reference_type text not null default 'Partner',
  primary key (organization_id, id));
alter table partner_regions add foreign key (organization_id) references organizations;
create unique index on partner_regions (organization_id, lower(name)) where archived_at is null;
create table partner_statuses (like partner_types including defaults including constraints,
  category text not null default 'active' check (category in ('applied','invited','active','suspended','banned','declined','ended')),
  is_default boolean not null default false,
  primary key (organization_id, id));
alter table partner_statuses add foreign key (organization_id) references organizations;
create unique index on partner_statuses (organization_id, lower(name)) where archived_at is null;
create unique index on partner_statuses (organization_id) where is_default and archived_at is null;
create table partner_tiers (like partner_types including defaults including constraints,
  benefits text,
  primary key (organization_id, id));
alter table partner_tiers add foreign key (organization_id) references organizations;
create unique index on partner_tiers (organization_id, lower(name)) where archived_at is null;
create table contact_types (like partner_types including defaults including constraints, primary key (organization_id, id));
alter table contact_types add foreign key (organization_id) references organizations;
create unique index on contact_types (organization_id, lower(name)) where archived_at is null;

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
  country char(2),
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
  primary key (organization_id, id),
  foreign key (organization_id, status_id) references partner_statuses,
  foreign key (organization_id, type_id) references partner_types,
  foreign key (organization_id, region_id) references partner_regions,
  foreign key (organization_id, tier_id) references partner_tiers,
  foreign key (organization_id, parent_partner_id) references partners,
  foreign key (organization_id, owner_user_id) references memberships (organization_id, user_id)
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
call tenant_table('partners', 'id = app_partner()', 'id = app_partner()');
call recorded_table('partners');
call tenant_table('partner_types', 'true');     call recorded_table('partner_types');
call tenant_table('partner_regions', 'true');   call recorded_table('partner_regions');
call tenant_table('partner_statuses', 'true');  call recorded_table('partner_statuses');
call tenant_table('partner_tiers', 'true');     call recorded_table('partner_tiers');
call tenant_table('contact_types', 'true');     call recorded_table('contact_types');
alter table invitations add foreign key (organization_id, partner_id) references partners;
create index on invitations (organization_id, partner_id);
call recorded_table('invitations');

-- Every move between statuses: who, when and why. Money looks here for what a partner was on a day.
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

-- Bitemporal: a correction supersedes and inserts; one live tier per partner and day.
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

create table accounts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  name_key text not null,
  domain text,
  domain_key text,
  website text,
  country text,
  industry text,
  employees int check (employees >= 0),
  annual_revenue_minor bigint,
  currency char(3) not null default 'USD',
  founded_year int,
  parent_account_id uuid,
  owner_user_id uuid,
  is_customer boolean not null default false,
  external_ref text,
  tags text[] not null default '{}',
  custom jsonb not null default '{}',
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, parent_account_id) references accounts,
  foreign key (organization_id, owner_user_id) references memberships (organization_id, user_id)
);
create unique index on accounts (organization_id, external_ref) where external_ref is not null;
create index on accounts (organization_id, name);
create index on accounts (organization_id, name_key);
create index on accounts (organization_id, domain_key);
create index on accounts (organization_id, parent_account_id);
create index on accounts (organization_id, owner_user_id);
create index on accounts using gin (organization_id, name gin_trgm_ops);
create index on accounts using gin (organization_id, name_key gin_trgm_ops);
create index on accounts using gin (custom jsonb_path_ops);
call recorded_table('accounts');

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
  user_id uuid references identity.users,
  tags text[] not null default '{}',
  custom jsonb not null default '{}',
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, account_id) references accounts,
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
call tenant_table('contacts', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('contacts');
