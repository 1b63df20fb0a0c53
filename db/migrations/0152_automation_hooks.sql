-- The addresses at which other systems start a flow, with the way each proves itself. Secrets that only have to be compared
-- are kept as hashes; those that sign are stored secrets. The sample is the newest test event, as paths with short values.
create table automation_hooks (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  automation_id uuid not null,
  scheme text not null check (scheme in ('signed', 'address', 'header', 'stripe', 'github', 'typeform', 'hubspot')),
  -- The hash of the secret in the address; a signed hook has its address and its secret in `inbound_webhooks`.
  address_hash bytea check (length(address_hash) = 32),
  header_name text check (length(header_name) between 1 and 60),
  header_hash bytea check (length(header_hash) = 32),
  changed_at timestamptz not null,
  last_received_at timestamptz,
  wrong_count int not null default 0,
  last_wrong_at timestamptz,
  listening_until timestamptz,
  sample jsonb,
  sample_at timestamptz,
  sample_until timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, automation_id),
  check ((address_hash is null) = (scheme = 'signed')),
  check ((header_name is null) = (header_hash is null) and (header_name is not null) = (scheme = 'header')),
  check ((sample is null) = (sample_at is null) and (sample is null) = (sample_until is null)),
  foreign key (organization_id, automation_id) references automations
);
create unique index on automation_hooks (address_hash);
call tenant_table('automation_hooks');

-- The deliveries of each hook, so that one that is sent again has no second effect.
create table automation_hook_deliveries (
  organization_id uuid not null references organizations,
  hook_id uuid not null,
  delivery_id text not null check (length(delivery_id) between 1 and 200),
  received_at timestamptz not null,
  primary key (organization_id, hook_id, delivery_id),
  foreign key (organization_id, hook_id) references automation_hooks on delete cascade
);
create index on automation_hook_deliveries (organization_id, hook_id, received_at);
create index on automation_hook_deliveries (organization_id, received_at);
call tenant_table('automation_hook_deliveries');

-- Signed hooks that exist get a row for their samples.
alter table automation_hooks no force row level security;
alter table inbound_webhooks no force row level security;
insert into automation_hooks (organization_id, automation_id, scheme, changed_at, created_at)
select organization_id, ref_id, 'signed', rotated_at, created_at from inbound_webhooks where ref_table = 'automations';
alter table automation_hooks force row level security;
alter table inbound_webhooks force row level security;

-- The names of the secret headers of a system; their values are a stored secret.
alter table automation_endpoints add column header_names text[] not null default '{}'
  check (cardinality(header_names) <= 10);
