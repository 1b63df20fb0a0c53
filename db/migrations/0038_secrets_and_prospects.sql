-- Secrets that a company stores for connections of features, such as the address of a chat channel. They are encrypted,
-- replaced as a whole and never shown; other tables hold none, so neither the audit log nor exports can contain one.
create table stored_secrets (
  organization_id uuid not null references organizations,
  -- The table and the row that the secret belongs to, and its name there.
  ref_table text not null,
  ref_id uuid not null,
  name text not null,
  sealed bytea not null,
  replaced_at timestamptz not null,
  primary key (organization_id, ref_table, ref_id, name)
);
call tenant_table('stored_secrets');

-- Addresses that outside systems call. Each has a secret, and for some time after a rotation also the previous one.
create table inbound_webhooks (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  ref_table text not null,
  ref_id uuid not null,
  sealed bytea not null,
  previous_sealed bytea,
  previous_until timestamptz,
  rotated_at timestamptz not null,
  last_received_at timestamptz,
  -- Requests with a wrong signature since the last rotation.
  wrong_count int not null default 0,
  last_wrong_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, ref_table, ref_id),
  check ((previous_sealed is null) = (previous_until is null))
);
create unique index on inbound_webhooks (id);
call tenant_table('inbound_webhooks');

-- Messages that were accepted, so that a message sent again has no second effect.
create table inbound_webhook_messages (
  organization_id uuid not null references organizations,
  webhook_id uuid not null,
  message_id text not null check (length(message_id) between 1 and 200),
  received_at timestamptz not null,
  primary key (organization_id, webhook_id, message_id),
  foreign key (organization_id, webhook_id) references inbound_webhooks on delete cascade
);
create index on inbound_webhook_messages (received_at);
call tenant_table('inbound_webhook_messages');
