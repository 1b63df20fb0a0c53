-- Why: people, the companies they work for and what they may do there. Users and sessions belong to nobody's tenant.
create schema identity;
grant usage on schema identity to tandem_system;

create table identity.users (
  id uuid primary key default new_id(),
  email citext not null unique,
  email_verified boolean not null default false,
  name text not null,
  image text,
  status text not null default 'active' check (status in ('active', 'blocked')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table identity.sessions (
  id uuid primary key default new_id(),
  token text not null unique,
  user_id uuid not null references identity.users on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on identity.sessions (user_id);
create table identity.accounts (
  id uuid primary key default new_id(),
  user_id uuid not null references identity.users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index on identity.accounts (user_id);
create table identity.verifications (
  id uuid primary key default new_id(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on identity.verifications (identifier);
create table identity.preferences (
  user_id uuid primary key references identity.users on delete cascade,
  user_mode_state text check (user_mode_state in ('Company', 'Partner')),
  appearance text not null default 'system' check (appearance in ('light', 'dark', 'system')),
  organization_id uuid,
  programme_id uuid
);
grant select, insert, update, delete on all tables in schema identity to tandem_system;

-- A vendor, a partner organisation, or both.
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
  updated_at timestamptz not null default now()
);
call tenant_table('organizations', 'true');

create table memberships (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users,
  role text not null,
  status text not null default 'active' check (status in ('active', 'removed')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, user_id)
);
create index on memberships (user_id);
call tenant_table('memberships');

-- Single-use and expiring; only the hash of the token is kept. A partner's invitation names the partner it joins.
create table invitations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  email citext not null,
  full_name text,
  role text not null,
  partner_id uuid,
  token_hash text not null unique,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  invited_by uuid default app_user(),
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index invitations_open on invitations (organization_id, email, coalesce(partner_id, '00000000-0000-0000-0000-000000000000'))
  where accepted_at is null and revoked_at is null;
-- A partner's administrators invite their own colleagues.
call tenant_table('invitations', 'partner_id = app_partner()', 'partner_id = app_partner()');

-- Names and addresses of colleagues, for owner columns and pickers: the only window tenants have on users.
create view people with (security_barrier) as
  select m.organization_id, u.id, u.name as full_name, u.email::text as email, u.image as image_url, m.role, m.status
  from memberships m join identity.users u on u.id = m.user_id
  where m.organization_id = app_organization() and app_partner() is null;
grant select on people to tandem_app, tandem_partner, tandem_system;
