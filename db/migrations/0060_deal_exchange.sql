-- Systems of partners register deals by API key. Each registration keeps the reference that the partner's system gave it, so that a
-- repeated request finds the registration instead of making another.
create table deal_exchange_references (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  external_ref text not null check (length(external_ref) between 1 and 200),
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  -- Null only until the transaction that registers the deal ends.
  registration_id uuid,
  api_key_id uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint deal_exchange_references_once unique (organization_id, partner_id, external_ref),
  unique (organization_id, registration_id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, registration_id) references deal_registrations on delete cascade,
  foreign key (organization_id, api_key_id) references api_keys
);
create index on deal_exchange_references (organization_id, api_key_id);
call tenant_table('deal_exchange_references', 'partner_id = app_partner()', 'partner_id = app_partner()');

-- The calls of partners' systems, counted per key, address, status and minute, so that a flood adds no rows.
create table deal_exchange_calls (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  api_key_id uuid not null,
  method text not null check (length(method) between 3 and 10),
  route text not null check (length(route) between 1 and 200),
  status int not null check (status between 100 and 599),
  minute timestamptz not null,
  count int not null default 1 check (count > 0),
  -- The reason of the last refusal.
  message text,
  last_at timestamptz not null,
  primary key (organization_id, id),
  constraint deal_exchange_calls_minute unique (organization_id, partner_id, api_key_id, method, route, status, minute),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, api_key_id) references api_keys
);
create index on deal_exchange_calls (organization_id, partner_id, last_at desc);
create index on deal_exchange_calls (organization_id, api_key_id);
create index on deal_exchange_calls (organization_id, last_at);
call tenant_table('deal_exchange_calls', 'partner_id = app_partner()');

-- The company sees which registrations a partner's system sent.
alter table deal_registrations drop constraint deal_registrations_source_check;
alter table deal_registrations add constraint deal_registrations_source_check check (source in ('partner', 'company', 'exchange'));
