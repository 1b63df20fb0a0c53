-- Why: the deals: what is sold to whom, by which partners, and how far each has come.
create table product_categories (like partner_types including defaults including constraints, primary key (organization_id, id));
alter table product_categories add foreign key (organization_id) references organizations;
create unique index on product_categories (organization_id, lower(name)) where archived_at is null;
call tenant_table('product_categories', 'true');
call recorded_table('product_categories');

create table products (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  sku text not null check (length(trim(sku)) between 1 and 80),
  name text not null check (length(trim(name)) between 1 and 200),
  category_id uuid,
  description text,
  list_price_minor bigint check (list_price_minor >= 0),
  currency char(3) not null default 'USD',
  is_commissionable boolean not null default true,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, sku),
  foreign key (organization_id, category_id) references product_categories
);
create index on products (organization_id, category_id);
create index on products (organization_id, name);
call tenant_table('products', 'true');
call recorded_table('products');

create table opportunity_types (like partner_types including defaults including constraints,
  motion text not null default 'resale' check (motion in ('resale', 'referral', 'co_sell', 'services')),
  protection_days int check (protection_days between 1 and 730),
  auto_approves boolean not null default false,
  is_default boolean not null default false,
  primary key (organization_id, id));
alter table opportunity_types add foreign key (organization_id) references organizations;
create unique index on opportunity_types (organization_id, lower(name)) where archived_at is null;
create unique index on opportunity_types (organization_id) where is_default and archived_at is null;
call tenant_table('opportunity_types', 'true');
call recorded_table('opportunity_types');

create table opportunity_stages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  type_id uuid not null,
  name text not null check (length(trim(name)) between 1 and 120),
  category text not null check (category in ('open', 'won', 'lost')),
  probability int not null default 0 check (probability between 0 and 100),
  colour text,
  "order" int not null default 0,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, type_id, id),
  foreign key (organization_id, type_id) references opportunity_types
);
create unique index on opportunity_stages (organization_id, type_id, lower(name)) where archived_at is null;
call tenant_table('opportunity_stages', 'true');
call recorded_table('opportunity_stages');

-- status is the category of the stage: few, fixed, and what the rules look at. Stages are the company's own words.
create table opportunities (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  name text not null check (length(trim(name)) between 1 and 200),
  account_id uuid,
  type_id uuid not null,
  stage_id uuid not null,
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  partner_id uuid,
  owner_user_id uuid,
  primary_contact_id uuid,
  amount_minor bigint check (amount_minor between 0 and 1000000000000000),
  currency char(3) not null default 'USD',
  expected_close_on date,
  opened_on date not null default current_date,
  closed_on date,
  lost_reason text,
  lost_reason_text text,
  source text not null default 'company' check (source in ('company', 'partner', 'referral_page', 'link', 'api', 'import')),
  next_step text,
  next_step_on date,
  description text,
  external_ref text,
  custom jsonb not null default '{}',
  last_activity_at timestamptz not null default now(),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, account_id) references accounts,
  foreign key (organization_id, type_id) references opportunity_types,
  foreign key (organization_id, type_id, stage_id) references opportunity_stages (organization_id, type_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, owner_user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, primary_contact_id) references contacts,
  check ((status = 'open') = (closed_on is null))
);
create unique index on opportunities (organization_id, external_ref) where external_ref is not null;
create index on opportunities (organization_id, created_at desc, id desc);
create index on opportunities (organization_id, name, id);
create index on opportunities (organization_id, amount_minor, id);
create index on opportunities (organization_id, account_id);
create index on opportunities (organization_id, partner_id);
create index on opportunities (organization_id, type_id, stage_id);
create index on opportunities (organization_id, status, closed_on);
create index on opportunities (organization_id, owner_user_id);
create index on opportunities (organization_id, primary_contact_id);
create index on opportunities (organization_id, expected_close_on);
create index on opportunities using gin (organization_id, name gin_trgm_ops);
create index on opportunities using gin (custom jsonb_path_ops);

create table opportunity_participants (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  partner_id uuid not null,
  role text not null default 'source' check (role in ('source', 'resell', 'influence', 'services', 'distributor')),
  weight int not null default 1 check (weight between 1 and 1000000),
  position int not null default 0,
  status text not null default 'confirmed' check (status in ('proposed', 'confirmed', 'rejected')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, opportunity_id, partner_id, role),
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, partner_id) references partners
);
create index on opportunity_participants (organization_id, partner_id);
call tenant_table('opportunity_participants', 'partner_id = app_partner()');
call recorded_table('opportunity_participants');
call tenant_table('opportunities', 'exists (select from opportunity_participants p where p.organization_id = opportunities.organization_id
  and p.opportunity_id = opportunities.id and p.partner_id = app_partner() and p.status <> ''rejected'')');
call recorded_table('opportunities');

create table opportunity_lines (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  product_id uuid,
  description text,
  quantity int not null default 1 check (quantity between 1 and 1000000),
  amount_minor bigint not null check (amount_minor between 0 and 1000000000000000),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  tax_minor bigint not null default 0 check (tax_minor >= 0),
  cost_minor bigint check (cost_minor >= 0),
  position int not null default 0,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, product_id) references products
);
create index on opportunity_lines (organization_id, opportunity_id, position);
create index on opportunity_lines (organization_id, product_id);
call tenant_table('opportunity_lines', 'exists (select from opportunities o where o.organization_id = opportunity_lines.organization_id and o.id = opportunity_lines.opportunity_id)');
call recorded_table('opportunity_lines');

-- Every move between stages, who made it, when and why.
create table opportunity_stage_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  from_stage_id uuid,
  to_stage_id uuid not null,
  actor_user_id uuid default app_user(),
  actor_partner_id uuid default app_partner(),
  reason_code text,
  reason text,
  at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, from_stage_id) references opportunity_stages,
  foreign key (organization_id, to_stage_id) references opportunity_stages
);
create index on opportunity_stage_events (organization_id, opportunity_id, at);
create index on opportunity_stage_events (organization_id, from_stage_id);
create index on opportunity_stage_events (organization_id, to_stage_id);
call tenant_table('opportunity_stage_events', 'exists (select from opportunities o where o.organization_id = opportunity_stage_events.organization_id and o.id = opportunity_stage_events.opportunity_id)', append_only => true);

create table opportunity_notes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  author_user_id uuid default app_user(),
  author_name text not null,
  author_partner_id uuid default app_partner(),
  body text not null check (length(trim(body)) between 1 and 20000),
  visibility text not null check (visibility in ('internal', 'partner')),
  is_pinned boolean not null default false,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities
);
create index on opportunity_notes (organization_id, opportunity_id, created_at);
-- A partner's own note is for the company, not for the other partners of the deal.
call tenant_table('opportunity_notes',
  'visibility = ''partner'' and (author_partner_id is null or author_partner_id = app_partner()) and exists (select from opportunities o where o.organization_id = opportunity_notes.organization_id and o.id = opportunity_notes.opportunity_id)',
  'visibility = ''partner'' and author_partner_id = app_partner()');
call recorded_table('opportunity_notes');
