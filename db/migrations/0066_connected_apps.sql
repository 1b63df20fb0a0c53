-- Apps that people let into their account by OAuth 2.1. The grant of an app is an API key whose secret it renews itself.
create table oauth_clients (
  id text primary key check (id ~ '^app_[A-Za-z0-9_-]{22}$'),
  name text not null check (length(trim(name)) between 1 and 80),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index on oauth_clients (created_at) where used_at is null;
grant select, insert, update, delete on oauth_clients to tandem_system;
grant select on oauth_clients to tandem_app, tandem_partner;

-- Codes are exchanged once within a minute. A used one is kept, because a second use ends the grant.
create table oauth_codes (
  code_hash text not null,
  organization_id uuid not null references organizations,
  partner_id uuid,
  user_id uuid not null references identity.users on delete cascade,
  client_id text not null references oauth_clients on delete cascade,
  redirect_uri text not null,
  code_challenge text not null,
  permissions text[] not null check (cardinality(permissions) > 0),
  resource text,
  expires_at timestamptz not null,
  used_at timestamptz,
  api_key_id uuid,
  primary key (code_hash),
  foreign key (organization_id, partner_id) references partners (organization_id, id)
);
create index on oauth_codes (expires_at);
create index on oauth_codes (organization_id, partner_id);
create index on oauth_codes (user_id);
create index on oauth_codes (client_id);
call tenant_table('oauth_codes', 'partner_id = app_partner()', 'partner_id = app_partner()');

alter table api_keys
  add column oauth_client_id text references oauth_clients on delete set null,
  add column app_name text,
  add column refresh_hash text unique,
  add column former_refresh_hash text,
  add column refreshed_at timestamptz,
  -- The address that the token is for (RFC 8707).
  add column resource text;
create index on api_keys (former_refresh_hash) where former_refresh_hash is not null;
create index on api_keys (oauth_client_id) where oauth_client_id is not null;
