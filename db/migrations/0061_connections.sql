-- Connections to other systems, of the company or of one partner. Credentials are in stored_secrets, encrypted.
create table connections (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  -- The partner whose connection it is; without one, it is the company's. Neither sees the other's.
  partner_id uuid,
  connector text not null check (connector ~ '^[a-z][a-z0-9_]{1,40}$'),
  name text not null check (length(trim(name)) between 1 and 100),
  status text not null default 'connected' check (status in ('connected', 'error', 'paused', 'disconnected')),
  access text not null check (access in ('oauth', 'fields', 'none')),
  -- Through the connector of the installation, instead of an app of the company's own.
  is_brokered boolean not null default false,
  account_name text check (length(account_name) <= 200),
  scopes text[] not null default '{}',
  -- The values of the fields that are not secret.
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 20000),
  -- Since when it does not work, and why, in plain words.
  broken_at timestamptz,
  last_error text check (length(last_error) <= 500),
  failed_checks int not null default 0,
  last_checked_at timestamptz,
  last_synced_at timestamptz,
  connected_by uuid,
  connected_by_name text not null default '',
  connected_at timestamptz not null default now(),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on connections (organization_id, partner_id);
create index connections_broken on connections (organization_id, broken_at) where broken_at is not null;
create index connections_to_check on connections (last_checked_at) where status in ('connected', 'error');
call tenant_table('connections', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'false');
create trigger record_created after insert on connections referencing new table as created for each statement execute function record_created();
-- Checks and synchronizations run all day, and entries about them would bury what people do.
create trigger record_deleted after delete on connections for each row execute function record_change();
create trigger record after update on connections for each row
  when ((old.name, old.status, old.settings, old.scopes, old.account_name, old.last_error, old.partner_id, old.connected_at, old.access, old.is_brokered)
    is distinct from (new.name, new.status, new.settings, new.scopes, new.account_name, new.last_error, new.partner_id, new.connected_at, new.access, new.is_brokered))
  execute function record_change();

-- Attempts to connect by OAuth, between the redirect to the provider and the way back.
create table connection_attempts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  connector text not null,
  -- The connection that is connected again.
  connection_id uuid,
  state_hash text not null unique,
  -- The session that started it; no other one can finish it.
  session_id uuid not null,
  user_id uuid not null,
  -- The verifier of PKCE and the entered values, encrypted.
  sealed bytea not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners on delete cascade,
  foreign key (organization_id, connection_id) references connections on delete cascade
);
create index on connection_attempts (organization_id, partner_id);
create index on connection_attempts (organization_id, connection_id);
create index on connection_attempts (expires_at);
call tenant_table('connection_attempts', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'false');

-- Requests for integrations that do not exist, one vote per person. Their names are compared without case and spaces.
create table integration_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  -- The partner whose user asked; without one, a team member of the company.
  partner_id uuid,
  user_id uuid not null,
  name text not null check (length(trim(name)) between 2 and 60),
  name_key text not null,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, name_key, user_id),
  foreign key (organization_id, partner_id) references partners
);
create index on integration_requests (organization_id, partner_id);
call tenant_table('integration_requests', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'false');
call recorded_table('integration_requests');
