-- The identity provider at which the people of a company sign in (SAML 2.0). Certificates are DER in base64, the newest last.
create table saml_connections (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  idp_entity_id text not null check (length(idp_entity_id) between 1 and 1024),
  sign_in_url text not null check (length(sign_in_url) <= 2000),
  certificates text[] not null check (cardinality(certificates) between 1 and 5),
  -- When the last of them expires.
  expires_at timestamptz not null,
  metadata_url text check (length(metadata_url) <= 2000),
  mode text not null default 'off' check (mode in ('off', 'optional', 'required')),
  -- The role of people whose groups give none; null admits only people whose groups give one.
  default_role text,
  group_attribute text check (length(group_attribute) between 1 and 300),
  group_roles jsonb not null default '[]',
  tested_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (mode <> 'required' or tested_at is not null)
);
create unique index saml_connections_one on saml_connections (organization_id);
call tenant_table('saml_connections', own => 'false');
call recorded_table('saml_connections');

-- The email domains of a company, each proven by a record in its DNS. A domain is proven by one company at a time.
create table saml_domains (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  domain text not null check (domain = lower(domain) and length(domain) between 3 and 253),
  proof text not null check (length(proof) between 20 and 100),
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, domain)
);
create unique index saml_domains_verified on saml_domains (domain) where verified_at is not null;
call tenant_table('saml_domains', own => 'false');
call recorded_table('saml_domains');

-- A sign-in under way at a company's provider, single-use. Once the provider has answered, the verified answer waits, encrypted,
-- for the browser that began. A test has the owner who began it.
create table identity.saml_requests (
  request_hash text primary key,
  organization_id uuid not null references organizations on delete cascade,
  state_hash text not null,
  remember_me boolean not null,
  tester_id uuid references identity.users on delete cascade,
  ticket_hash text unique,
  answer text,
  expires_at timestamptz not null,
  check ((ticket_hash is null) = (answer is null))
);
grant select, insert, update, delete on identity.saml_requests to tandem_system;
create index on identity.saml_requests (expires_at);
create index on identity.saml_requests (organization_id);
create index on identity.saml_requests (tester_id) where tester_id is not null;

-- Assertions that were accepted, until they expire, so that none works twice.
create table identity.saml_assertions (
  organization_id uuid not null references organizations on delete cascade,
  assertion_hash text not null,
  expires_at timestamptz not null,
  primary key (organization_id, assertion_hash)
);
grant select, insert, delete on identity.saml_assertions to tandem_system;
create index on identity.saml_assertions (expires_at);

-- A session that a company's provider vouched for gives access to that company only.
alter table identity.sessions add column saml_organization_id uuid references organizations on delete cascade;
create index on identity.sessions (saml_organization_id) where saml_organization_id is not null;
