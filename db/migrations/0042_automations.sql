-- Flows that work by themselves when something happens.
create table automations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  description text check (length(description) <= 2000),
  status text not null default 'draft' check (status in ('draft', 'active', 'paused')),
  -- Runs have the permissions of this person: the one who published the current version.
  owner_user_id uuid not null,
  -- The flow as it is edited; runs follow published versions.
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  published_version int,
  published_at timestamptz,
  -- Copied from the published version, so that the dispatcher finds the automations of an event in an index.
  topic text,
  trigger_kind text,
  next_at timestamptz,
  -- The draft that the last dry run tested.
  tried_hash text,
  tried_at timestamptz,
  pause_reason text,
  recipe text,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on automations (organization_id, created_at desc, id desc);
create index on automations (organization_id, topic) where status = 'active' and topic is not null and archived_at is null;
create index on automations (organization_id, next_at) where next_at is not null;
call tenant_table('automations');
call recorded_table('automations');

-- Every published version, as runs follow it.
create table automation_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  automation_id uuid not null,
  version int not null,
  name text not null,
  definition jsonb not null,
  published_by uuid not null,
  published_by_name text not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, automation_id, version),
  foreign key (organization_id, automation_id) references automations
);
call tenant_table('automation_versions', append_only => true);

-- One run of a version for one record, or for none.
create table automation_runs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  automation_id uuid not null,
  version int not null,
  status text not null check (status in ('queued', 'running', 'waiting', 'succeeded', 'failed', 'canceled', 'skipped')),
  cause text not null check (cause in ('event', 'date', 'schedule', 'webhook', 'button')),
  topic text,
  subject_table text,
  subject_id uuid,
  subject_name text,
  partner_id uuid,
  -- A cause starts an automation once, however often it is delivered.
  dedupe_key text not null,
  -- The number of runs before this one whose changes caused it.
  depth int not null default 0,
  root_run_id uuid,
  -- The next step: the blocks the run is in, with its place in each.
  position jsonb not null default '[]',
  -- The data of the trigger, and the reasons of its conditions.
  context jsonb not null default '{}',
  wait_kind text check (wait_kind in ('time', 'event', 'approval', 'delivery', 'retry', 'budget', 'paused')),
  wait_topic text,
  due_at timestamptz,
  attempt int not null default 0,
  error text,
  acknowledged_at timestamptz,
  acknowledged_by uuid,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  row_version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, automation_id, dedupe_key),
  foreign key (organization_id, automation_id) references automations,
  foreign key (organization_id, partner_id) references partners
);
create index on automation_runs (organization_id, created_at desc, id desc);
create index on automation_runs (organization_id, automation_id, created_at desc);
create index on automation_runs (organization_id, automation_id, subject_id, created_at desc);
create index on automation_runs (organization_id, subject_table, subject_id, created_at desc);
create index on automation_runs (organization_id, partner_id, created_at desc);
create index on automation_runs (organization_id, due_at) where status in ('queued', 'running', 'waiting');
create index on automation_runs (organization_id, wait_topic, subject_id) where status = 'waiting' and wait_topic is not null;
create index on automation_runs (organization_id, created_at desc) where status = 'failed' and acknowledged_at is null;
call tenant_table('automation_runs');

-- One row for each effect of a run, written in the transaction of the effect.
create table automation_step_runs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  automation_id uuid not null,
  run_id uuid not null,
  step_id text not null,
  -- The step with its place in each list of records that it is repeated for.
  effect_key text not null,
  kind text not null,
  label text not null,
  status text not null check (status in ('waiting', 'done', 'failed', 'skipped')),
  is_effect boolean not null default false,
  input jsonb not null default '{}',
  output jsonb not null default '{}',
  error text,
  attempt int not null default 1,
  -- The transaction of the effect: an event with the same one was caused by this step.
  tx xid8 not null default recorded_tx(),
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, run_id, effect_key),
  foreign key (organization_id, run_id) references automation_runs on delete cascade,
  foreign key (organization_id, automation_id) references automations
);
create index on automation_step_runs (organization_id, tx);
create index on automation_step_runs (organization_id, automation_id, started_at desc) where is_effect;
call tenant_table('automation_step_runs', own => 'exists (select from automation_runs r
  where r.organization_id = automation_step_runs.organization_id and r.id = automation_step_runs.run_id)');

-- A question to a person, on which a run waits.
create table automation_approvals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  automation_id uuid not null,
  run_id uuid not null,
  step_id text not null,
  effect_key text not null,
  partner_id uuid,
  question text not null,
  approver_user_id uuid not null,
  status text not null default 'open' check (status in ('open', 'approved', 'rejected', 'expired')),
  note text check (length(note) <= 2000),
  decided_at timestamptz,
  decided_by uuid,
  expires_at timestamptz,
  created_at timestamptz not null,
  row_version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, run_id, effect_key),
  foreign key (organization_id, run_id) references automation_runs on delete cascade,
  foreign key (organization_id, automation_id) references automations,
  foreign key (organization_id, partner_id) references partners
);
create index on automation_approvals (organization_id, approver_user_id, status);
create index on automation_approvals (organization_id, partner_id);
create index on automation_approvals (organization_id, automation_id);
call tenant_table('automation_approvals', own => 'partner_id is null or approver_user_id = app_user() or partner_id = any ((select app_own_partners())::uuid[])');
call recorded_table('automation_approvals');

-- The switch that pauses all automations of a company, and its limits.
create table automation_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  is_paused boolean not null default false,
  paused_at timestamptz,
  paused_by_name text,
  -- Effects of all automations together; runs above the limit wait.
  max_per_hour int not null default 500 check (max_per_hour between 1 and 100000),
  max_per_day int not null default 5000 check (max_per_day between 1 and 1000000),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index automation_settings_one on automation_settings (organization_id);
call tenant_table('automation_settings');
call recorded_table('automation_settings');
