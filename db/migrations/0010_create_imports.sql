-- Why: other systems' exports come in through a mapping, a dry run and one commit that can be taken back.
create table imports (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null,
  status text not null default 'mapping' check (status in ('mapping','checking','checked','running','done','failed','undoing','undone')),
  mapping jsonb not null default '{}',
  report jsonb,
  progress jsonb,
  error text,
  created_by uuid default app_user(),
  started_at timestamptz,
  finished_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
call tenant_table('imports');

create table import_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  import_id uuid not null,
  file_name text not null,
  sha256 text not null,
  size int not null,
  encoding text not null,
  delimiter text not null,
  header text[] not null,
  row_count int not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, import_id, file_name),
  foreign key (organization_id, import_id) references imports
);
call tenant_table('import_files');

create table import_rows (
  organization_id uuid not null references organizations,
  import_id uuid not null,
  file_id uuid not null,
  row_number int not null,
  outcome text not null check (outcome in ('created','updated','unchanged','skipped','refused')),
  ref_table text,
  ref_id uuid,
  reason text,
  primary key (organization_id, import_id, file_id, row_number),
  foreign key (organization_id, import_id) references imports,
  foreign key (organization_id, file_id) references import_files
);
create index on import_rows (organization_id, file_id);
call tenant_table('import_rows');
