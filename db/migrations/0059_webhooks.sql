-- Endpoints of other systems that receive events, of the company or of a partner. The address and the secret are stored secrets;
-- an address never changes, so that nobody can redirect events.
create table webhook_endpoints (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  name text not null check (length(trim(name)) between 1 and 100),
  host text not null,
  event_types text[] not null check (cardinality(event_types) between 1 and 200),
  status text not null default 'enabled' check (status in ('enabled', 'disabled', 'auto_disabled')),
  disabled_reason text,
  disabled_at timestamptz,
  rate_per_second int not null default 10 check (rate_per_second between 1 and 100),
  -- A subscription is made by another system with an API key, and ends with it.
  origin text not null default 'settings' check (origin in ('settings', 'subscription')),
  api_key_id uuid,
  rotated_at timestamptz not null,
  -- Until then requests are also signed with the previous secret.
  previous_until timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, api_key_id) references api_keys
);
create index on webhook_endpoints (organization_id, created_at desc, id desc);
create index on webhook_endpoints (organization_id, partner_id);
create index on webhook_endpoints (organization_id, api_key_id);
create index on webhook_endpoints (organization_id, status) where status = 'auto_disabled';
call tenant_table('webhook_endpoints', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'false');
call recorded_table('webhook_endpoints');

-- The state of an endpoint that every delivery changes; it is not part of the audit log.
create table webhook_endpoint_health (
  organization_id uuid not null references organizations,
  endpoint_id uuid not null,
  -- The first failure since the last success.
  first_failure_at timestamptz,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  -- After a timeout or a refusal for the rate, nothing is sent until then.
  wait_until timestamptz,
  primary key (organization_id, endpoint_id),
  foreign key (organization_id, endpoint_id) references webhook_endpoints on delete cascade
);
call tenant_table('webhook_endpoint_health',
  'exists (select from webhook_endpoints e where e.organization_id = webhook_endpoint_health.organization_id and e.id = endpoint_id)',
  'exists (select from webhook_endpoints e where e.organization_id = webhook_endpoint_health.organization_id and e.id = endpoint_id)',
  own => 'false');

-- One message per event and reader: the company's has its fields, a partner's only those declared for partners.
create table webhook_messages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  -- The transaction, the event and the record, so that an event is never announced twice.
  event_key text not null,
  event_type text not null,
  ref_table text,
  ref_id uuid,
  -- The exact bytes that are signed.
  body text not null check (octet_length(body) < 20000),
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, event_key, partner_id)
);
create index on webhook_messages (organization_id, partner_id, event_type, occurred_at desc);
create index on webhook_messages (organization_id, created_at);
call tenant_table('webhook_messages', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'false');

create table webhook_deliveries (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  endpoint_id uuid not null,
  message_id uuid not null,
  event_type text not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed', 'canceled')),
  attempts int not null default 0,
  -- The position in the schedule of retries; a replay begins anew.
  slot int not null default 0,
  -- A test is sent once.
  is_test boolean not null default false,
  next_attempt_at timestamptz,
  last_status_code int,
  last_error text,
  duration_ms int,
  finished_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, message_id, endpoint_id),
  constraint webhook_deliveries_due check ((status = 'pending') = (next_attempt_at is not null)),
  foreign key (organization_id, endpoint_id) references webhook_endpoints on delete cascade,
  foreign key (organization_id, message_id) references webhook_messages on delete cascade
);
create index on webhook_deliveries (organization_id, endpoint_id, next_attempt_at) where status = 'pending';
create index on webhook_deliveries (organization_id, endpoint_id, created_at desc);
create index on webhook_deliveries (organization_id, created_at desc, id desc);
call tenant_table('webhook_deliveries', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'false');

create table webhook_attempts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  delivery_id uuid not null,
  number int not null,
  started_at timestamptz not null,
  duration_ms int not null,
  status_code int,
  response_excerpt text check (length(response_excerpt) <= 2048),
  error text,
  trigger text not null check (trigger in ('auto', 'manual')),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, delivery_id) references webhook_deliveries on delete cascade
);
create index on webhook_attempts (organization_id, delivery_id, number);
call tenant_table('webhook_attempts', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'false');

-- Partners' own endpoints are hidden from the company, as their own reports are: its log says that they changed, not what.
create or replace function is_private_to_partner(ref_table text, partner_id uuid, actor_partner_id uuid) returns boolean
  language sql immutable as $$
  select ref_table in ('report_schedules', 'webhook_endpoints') and coalesce(partner_id, actor_partner_id) is not null
$$;
