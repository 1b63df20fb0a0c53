-- Files that are handed in with a step of a company's track.
create table track_step_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  step_id uuid not null,
  partner_id uuid not null,
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) between 1 and 255),
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  uploaded_by uuid default app_user(),
  uploaded_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, step_id) references track_step_progress,
  foreign key (organization_id, partner_id) references partners
);
create index on track_step_files (organization_id, step_id);
create index on track_step_files (organization_id, partner_id);
call tenant_table('track_step_files', 'partner_id = app_partner()', 'partner_id = app_partner()');
create trigger keep_limit_of_new after insert on track_step_files for each row execute function keep_storage_limit();
