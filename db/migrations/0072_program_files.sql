-- A record keeps its key in program files when it is renamed, so that a folder still means the same record.
create table program_keys (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  part text not null check (part ~ '^[a-z-]{1,40}$'),
  key text not null check (length(key) between 1 and 130),
  ref_table text not null check (length(ref_table) <= 63),
  ref_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, part, key),
  unique (organization_id, ref_table, ref_id)
);
call tenant_table('program_keys', 'false');
