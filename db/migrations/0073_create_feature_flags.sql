-- Why: which modules are switched on for whom is decided here, for the whole installation, and every change is kept.
-- None of these tables belongs to a company: only the system's login reads them.
create table feature_flags (
  id uuid primary key default new_id(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_]{1,59}$'),
  description text not null check (length(trim(description)) between 1 and 500),
  -- What everybody gets whom nothing else concerns.
  is_on boolean not null,
  -- Off for everybody, whatever else is said.
  is_killed boolean not null default false,
  is_experimental boolean not null default false,
  -- Whether the code of this version asks for it; what nobody asks for is stale.
  is_declared boolean not null default false,
  -- In order; the first that applies decides. See src/shared/flags.ts.
  rules jsonb not null default '[]',
  stale_after date,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on feature_flags for each row execute function touch_row();

-- Switched for one person, one company or one role, before any rule.
create table feature_flag_overrides (
  flag_id uuid not null references feature_flags on delete cascade,
  kind text not null check (kind in ('user', 'organization', 'role')),
  target text not null check (length(target) between 1 and 100),
  is_on boolean not null,
  until timestamptz,
  created_at timestamptz not null default now(),
  primary key (flag_id, kind, target)
);

-- What those who run the installation did: to flags, prompts, announcements, companies, jobs. `company_id` when it concerned one.
create table operator_events (
  id uuid primary key default new_id(),
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_name text not null,
  action text not null,
  ref_table text not null,
  ref_id text not null,
  company_id uuid,
  changes jsonb not null default '{}',
  reason text
);
create index on operator_events (at desc);
create index on operator_events (ref_table, ref_id, at desc);
create index on operator_events (company_id, at desc) where company_id is not null;
create trigger append_only before update or delete or truncate on operator_events execute function refuse_change();

grant select, insert, update, delete on feature_flags, feature_flag_overrides to tandem_system;
grant select, insert on operator_events to tandem_system;
