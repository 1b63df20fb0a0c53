-- Which records of ours belong to which records of a connected CRM, and how their fields are synchronized.
create table object_mappings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  connection_id uuid not null,
  local_table text not null check (local_table ~ '^[a-z_]{1,60}$'),
  remote_object text not null check (length(remote_object) between 1 and 200),
  -- Lists of {field, equals}; all of them must hold.
  in_filters jsonb not null default '[]',
  out_filters jsonb not null default '[]',
  creates_in boolean not null default true,
  creates_out boolean not null default false,
  -- Fields with the same value mean the same record.
  match_local text,
  match_remote text,
  on_remote_delete text not null default 'keep' check (on_remote_delete in ('keep', 'archive')),
  on_local_delete text not null default 'keep' check (on_local_delete in ('keep', 'ask')),
  status text not null default 'draft' check (status in ('draft', 'simulated', 'active', 'paused')),
  pause_reason text,
  simulated_at timestamptz,
  activated_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, connection_id, local_table, remote_object),
  foreign key (organization_id, connection_id) references connections on delete cascade
);
call tenant_table('object_mappings', own => 'false');
call recorded_table('object_mappings');

create table field_mappings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  object_mapping_id uuid not null,
  -- One of the two is missing for a fixed value.
  local_field text check (length(local_field) between 1 and 200),
  remote_field text check (length(remote_field) between 1 and 200),
  fixed_value text check (length(fixed_value) <= 2000),
  on_create text not null default 'both' check (on_create in ('in', 'out', 'both', 'none')),
  on_update text not null default 'both' check (on_update in ('in', 'out', 'both', 'none')),
  transform text not null default 'none' check (transform in ('none', 'trim', 'lowercase', 'uppercase', 'domain', 'digits')),
  -- A list of {local, remote}.
  value_map jsonb not null default '[]',
  fill_if_empty boolean not null default false,
  first_sync_only boolean not null default false,
  on_conflict text not null default 'newest' check (on_conflict in ('crm', 'tandem', 'newest', 'ask')),
  "order" int not null default 0,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, object_mapping_id) references object_mappings on delete cascade,
  unique nulls not distinct (organization_id, object_mapping_id, local_field, remote_field),
  check (case when fixed_value is null then local_field is not null and remote_field is not null
    else (local_field is null) <> (remote_field is null) end)
);
create index on field_mappings (organization_id, object_mapping_id, "order");
call tenant_table('field_mappings', own => 'false');
call recorded_table('field_mappings');

-- The position of a mapping in the changes of the CRM. It is apart from the mapping, because each poll writes it.
create table sync_states (
  organization_id uuid not null references organizations,
  object_mapping_id uuid not null,
  cursor text,
  polled_at timestamptz,
  next_poll_at timestamptz not null default now(),
  failures int not null default 0,
  last_error text,
  -- The fields of the CRM's object, as described last.
  remote_fields jsonb not null default '[]',
  remote_label text,
  described_at timestamptz,
  primary key (organization_id, object_mapping_id),
  foreign key (organization_id, object_mapping_id) references object_mappings on delete cascade
);
call tenant_table('sync_states', own => 'false');

-- One record here belongs to one record there. A link that ended keeps the two from being created again.
create table record_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  connection_id uuid not null,
  object_mapping_id uuid not null,
  local_table text not null,
  record_id uuid not null,
  remote_object text not null,
  remote_id text not null check (length(remote_id) between 1 and 200),
  remote_url text,
  -- Per field {l, r}: the values both sides had when they last agreed, the base of the three-way merge.
  base jsonb not null default '{}',
  -- Per field {side, at, rule}: the side the value came from.
  origins jsonb not null default '{}',
  -- Per field the side that a person chose for a conflict.
  decisions jsonb not null default '{}',
  last_origin text check (last_origin in ('here', 'there')),
  remote_updated_at timestamptz,
  synced_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('deleted_here', 'deleted_there', 'merged_here', 'merged_there', 'unlinked', 'undone', 'erased')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, object_mapping_id) references object_mappings on delete cascade
);
create unique index record_links_one_here on record_links (organization_id, connection_id, local_table, record_id);
create unique index record_links_one_there on record_links (organization_id, connection_id, remote_object, remote_id);
create index on record_links (organization_id, object_mapping_id, synced_at);
create index on record_links (organization_id, local_table, record_id);
call tenant_table('record_links', own => 'false');

-- Records that changed on one side and wait for their synchronization.
create table sync_changes (
  organization_id uuid not null references organizations,
  object_mapping_id uuid not null,
  side text not null check (side in ('here', 'there')),
  record_key text not null,
  -- Counts the changes, so that one that arrives during a synchronization is not lost.
  revision int not null default 1,
  attempts int not null default 0,
  next_at timestamptz not null,
  primary key (organization_id, object_mapping_id, side, record_key),
  foreign key (organization_id, object_mapping_id) references object_mappings on delete cascade
);
create index on sync_changes (organization_id, object_mapping_id, next_at);
call tenant_table('sync_changes', own => 'false');

-- The announcements of the CRM that arrived, because they can arrive twice.
create table sync_hook_events (
  organization_id uuid not null references organizations,
  connection_id uuid not null,
  event_id text not null check (length(event_id) between 1 and 200),
  received_at timestamptz not null,
  primary key (organization_id, connection_id, event_id)
);
create index on sync_hook_events (organization_id, received_at);
call tenant_table('sync_hook_events', own => 'false');

-- The records that are being synchronized right now.
create table sync_leases (
  organization_id uuid not null references organizations,
  lease_key text not null,
  holder uuid not null,
  expires_at timestamptz not null,
  primary key (organization_id, lease_key)
);
call tenant_table('sync_leases', own => 'false');

create table sync_runs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  connection_id uuid not null,
  object_mapping_id uuid not null,
  kind text not null check (kind in ('simulate', 'backfill', 'poll', 'hook', 'record', 'undo')),
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'canceled', 'undone')),
  counts jsonb not null default '{}',
  processed int not null default 0,
  total int,
  -- The back-fill reads the CRM first and then our records.
  phase text not null default 'in' check (phase in ('in', 'out')),
  cursor text,
  error text,
  started_by uuid,
  undoes_run_id uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  updated_at timestamptz not null default now(),
  row_version int not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, object_mapping_id) references object_mappings on delete cascade
);
create index on sync_runs (organization_id, created_at desc, id desc);
create index on sync_runs (organization_id, object_mapping_id, created_at desc);
call tenant_table('sync_runs', own => 'false');

-- What a run did to each record, or would do.
create table sync_run_records (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  run_id uuid not null,
  action text not null check (action in ('create_here', 'update_here', 'archive_here', 'create_there', 'update_there', 'link', 'conflict', 'failed')),
  local_table text not null,
  record_id uuid,
  remote_id text,
  record_name text,
  -- Values by field of ours.
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  message text,
  undone_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, run_id) references sync_runs on delete cascade
);
create index on sync_run_records (organization_id, run_id, id);
create index on sync_run_records (organization_id, record_id);
call tenant_table('sync_run_records', own => 'false');

-- What could not be synchronized, until someone takes care of it.
create table sync_issues (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  connection_id uuid not null,
  object_mapping_id uuid not null,
  run_id uuid,
  kind text not null check (kind in ('conflict', 'rejected_here', 'rejected_there', 'duplicate', 'reference', 'deleted_there', 'deleted_here', 'merged_there', 'unavailable')),
  status text not null default 'open' check (status in ('open', 'acknowledged', 'resolved')),
  message text not null,
  detail text,
  -- One of ours, such as `phone`.
  field text,
  local_table text not null,
  record_id uuid,
  record_name text,
  remote_object text not null,
  remote_id text,
  remote_url text,
  -- The values of both sides and the one they agreed on last.
  local_value jsonb,
  remote_value jsonb,
  base_value jsonb,
  -- Attempts ended; a person decides about another one.
  is_dead boolean not null default false,
  attempts int not null default 1,
  -- The same problem is one issue.
  fingerprint text not null,
  created_at timestamptz not null,
  last_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid,
  updated_at timestamptz not null default now(),
  row_version int not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, object_mapping_id) references object_mappings on delete cascade
);
create unique index sync_issues_once on sync_issues (organization_id, object_mapping_id, fingerprint) where status = 'open';
create index on sync_issues (organization_id, created_at desc, id desc);
create index on sync_issues (organization_id, object_mapping_id, created_at desc);
create index on sync_issues (organization_id, local_table, record_id);
call tenant_table('sync_issues', own => 'false');
