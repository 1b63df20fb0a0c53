-- The host name of a company, under which its portal works. A name is proven by one company at a time: by a record in its DNS.
create table company_hosts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations on delete cascade,
  -- In the ASCII form of DNS.
  host text not null check (host = lower(host) and host ~ '^[a-z0-9.-]+$' and length(host) between 4 and 253),
  proof text not null check (length(proof) between 20 and 100),
  status text not null default 'waiting' check (status in ('waiting', 'active', 'paused')),
  -- Why the latest check failed.
  problem text check (problem in ('proof', 'address', 'no_answer', 'taken')),
  failing_since timestamptz,
  proven_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (status <> 'active' or proven_at is not null)
);
create unique index company_hosts_one on company_hosts (organization_id);
create unique index company_hosts_proven on company_hosts (host) where proven_at is not null;
call tenant_table('company_hosts', own => 'false');
call recorded_table('company_hosts');

-- A session that was opened at a company's host name works only there, and gives access to this company only.
alter table identity.sessions add column host_organization_id uuid references organizations on delete cascade;
create index on identity.sessions (host_organization_id) where host_organization_id is not null;

-- The sign-in began at the company's host name, so the browser waits there for the answer.
alter table identity.saml_requests add column at_host boolean not null default false;
