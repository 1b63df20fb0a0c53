-- Why: everybody arranges a dashboard for themselves; what the company arranges is where its people and its partners start.
create table dashboard_layouts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  mode text not null check (mode in ('company', 'partner')),
  -- Empty: everybody's start in this mode.
  user_id uuid references identity.users,
  partner_id uuid,
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, mode, user_id, partner_id),
  foreign key (organization_id, partner_id) references partners,
  check ((partner_id is not null) = (mode = 'partner' and user_id is not null))
);
create index on dashboard_layouts (organization_id, partner_id);
call tenant_table('dashboard_layouts',
  'mode = ''partner'' and (user_id is null or (user_id = app_user() and partner_id = app_partner()))',
  'mode = ''partner'' and user_id = app_user() and partner_id = app_partner()');
call recorded_table('dashboard_layouts');
