-- Companies on their way between installations (src/server/company-moves, decision 221).

-- A company here is read-only: its scoped transactions refuse writes (src/server/db/scope.ts), and its jobs wait.
create table frozen_companies (
  organization_id uuid primary key references organizations,
  reason text not null check (reason in ('moving', 'moved', 'arriving')),
  -- The installation that has the company now.
  address text check (length(address) <= 500),
  since timestamptz not null default now()
);
call tenant_table('frozen_companies', sees => 'true', own => 'true', own_writes => 'false');
revoke insert, update, delete on frozen_companies from tandem_app, tandem_partner;

-- The keys with which a company signed before it came here, so that its signatures stay valid.
create table company_signing_keys (
  organization_id uuid not null references organizations,
  purpose text not null,
  sealed bytea not null,
  primary key (organization_id, purpose)
);
call tenant_table('company_signing_keys', own => 'false');
revoke all on company_signing_keys from tandem_app, tandem_partner;

-- The sending side. A row outlives its company, so that its former addresses lead to the new one.
create table departed_moves (
  id uuid primary key default new_id(),
  company_id uuid not null,
  name text not null,
  slug text not null,
  address text not null check (length(address) <= 500),
  state text not null check (state in ('moving', 'moved', 'returned', 'failed', 'forgotten')),
  sealed_token bytea not null,
  message text,
  began_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index on departed_moves (company_id) where state in ('moving', 'moved');
create index on departed_moves (company_id, began_at desc);
grant select on departed_moves to tandem_system;

-- The receiving side. A move begins with a token that the operator issued.
create table arriving_moves (
  id uuid primary key default new_id(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  state text not null default 'waiting'
    check (state in ('waiting', 'offered', 'accepted', 'loaded', 'approved', 'done', 'failed', 'aborted', 'returned')),
  offer jsonb,
  company_id uuid,
  message text,
  -- The contents when the company was switched on.
  contents jsonb,
  next_part int not null default 0,
  expires_at timestamptz not null,
  -- When the receiving process was last there.
  seen_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index on arriving_moves (created_at);
grant select, update on arriving_moves to tandem_system;

-- Bytes on their way from the server that received them to the process that loads them.
create table move_parts (
  move_id uuid not null references arriving_moves on delete cascade,
  number int not null check (number >= 0),
  content bytea not null check (length(content) <= 1048576),
  is_last boolean not null,
  primary key (move_id, number)
);
grant select, insert, delete on move_parts to tandem_system;

-- Files that were stored for a move, so that they can be removed when it fails.
create table arriving_files (
  move_id uuid not null references arriving_moves on delete cascade,
  folder text not null,
  key text not null,
  primary key (move_id, folder, key)
);
grant select on arriving_files to tandem_system;

alter table organizations drop constraint organizations_status_check;
alter table organizations add constraint organizations_status_check
  check (status in ('active', 'suspended', 'closed', 'moved'));
