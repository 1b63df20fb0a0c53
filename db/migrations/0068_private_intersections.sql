-- Comparisons of a partner's private list with lists of the company, in which the company learns no domain of the partner
-- before consent (decision 127). Both sides read these rows as the log of what was compared.
create table private_intersections (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  population_id uuid,
  population_name text not null check (length(population_name) between 1 and 100),
  status text not null default 'open' check (status in ('open', 'counted', 'revealed', 'refused', 'expired')),
  list_size int not null check (list_size > 0),
  company_lists text[] not null check (cardinality(company_lists) between 1 and 50),
  started_by_user_id uuid,
  started_by_name text not null default '',
  started_at timestamptz not null,
  expires_at timestamptz not null,
  challenged_at timestamptz,
  answered_at timestamptz,
  counted_at timestamptz,
  -- The partner learned which of its domains match; from here on it owes the company the same knowledge.
  matches_at timestamptz,
  ended_at timestamptz,
  refusal text check (length(refusal) <= 500),
  revealed_count int check (revealed_count >= 0),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, population_id) references mapping_populations on delete set null (population_id)
);
create index on private_intersections (organization_id, partner_id, started_at desc);
create index on private_intersections (organization_id, population_id);
create index on private_intersections (organization_id, started_at desc, id desc);
create index private_intersections_to_expire on private_intersections (organization_id, expires_at) where status in ('open', 'counted');
call tenant_table('private_intersections', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('private_intersections');

-- The blinded points of the partner, and the encrypted secrets of the server. The row is deleted when the comparison ends.
create table private_intersection_secrets (
  organization_id uuid not null references organizations,
  intersection_id uuid not null,
  partner_id uuid not null,
  public_key bytea not null check (length(public_key) = 32),
  points bytea not null,
  sealed bytea not null,
  primary key (organization_id, intersection_id),
  foreign key (organization_id, intersection_id) references private_intersections on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on private_intersection_secrets (organization_id, partner_id);
call tenant_table('private_intersection_secrets', 'false');

-- The last count of a private list and a list of the company, as both sides see it. Null means fewer than five.
create table private_intersection_counts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  population_id uuid not null,
  company_population_id uuid not null,
  shown_count int check (shown_count >= 5 and shown_count % 5 = 0),
  counted_at timestamptz not null,
  primary key (organization_id, id),
  constraint private_intersection_counts_once unique (organization_id, population_id, company_population_id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, population_id) references mapping_populations on delete cascade,
  foreign key (organization_id, company_population_id) references mapping_populations on delete cascade
);
create index on private_intersection_counts (organization_id, partner_id);
create index on private_intersection_counts (organization_id, company_population_id);
call tenant_table('private_intersection_counts', 'partner_id = app_partner()');

-- The encrypted true count behind the last shown one. It belongs to the partner and not to a list, so that a new list does
-- not start anew.
create table private_intersection_baselines (
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  company_population_id uuid not null,
  sealed bytea not null,
  primary key (organization_id, partner_id, company_population_id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, company_population_id) references mapping_populations on delete cascade
);
create index on private_intersection_baselines (organization_id, company_population_id);
call tenant_table('private_intersection_baselines', 'false');
