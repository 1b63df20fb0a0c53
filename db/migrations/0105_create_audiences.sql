-- Why: an audience is said once, in conditions anybody can read, and used by everything that is addressed to some partners,
-- contacts or deals. Who is in it is worked out when it is asked; nothing here goes stale.
create table audiences (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text,
  entity text not null check (entity in ('partners', 'contacts', 'opportunities')),
  conditions jsonb not null check (jsonb_typeof(conditions->'any') = 'array'),
  colour text,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index audiences_name on audiences (organization_id, entity, lower(name)) where archived_at is null;
-- Partners see nothing of how they are grouped.
call tenant_table('audiences');
call recorded_table('audiences');
