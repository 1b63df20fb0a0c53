-- Approval chains: who must approve a record, one after the other, before it is approved.
create table approval_chains (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text check (length(description) <= 2000),
  "order" int not null default 0,
  is_active boolean not null default true,
  -- The table of the records it is for.
  subject_table text not null check (length(subject_table) <= 63),
  -- The records it is for; null is all of them. The first active chain that matches is used.
  conditions jsonb,
  -- Also asks for approvals where a record would be approved automatically.
  includes_automatic boolean not null default false,
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) between 1 and 10),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index approval_chains_name on approval_chains (organization_id, lower(name)) where archived_at is null;
call tenant_table('approval_chains');
call recorded_table('approval_chains');

-- One run of a chain for one record. It keeps its own steps, so changes of the chain do not affect it.
create table approval_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  subject_table text not null check (length(subject_table) <= 63),
  subject_id uuid not null,
  purpose text not null default 'approve' check (length(purpose) between 1 and 40),
  partner_id uuid,
  chain_id uuid not null,
  chain_name text not null,
  status text not null default 'open' check (status in ('open', 'approved', 'rejected', 'canceled', 'restarted')),
  -- What the conditions were checked against.
  facts jsonb not null default '{}',
  -- What the reviewers approve. When it changes, the chain begins again.
  basis jsonb not null default '{}',
  started_at timestamptz not null,
  closed_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, chain_id) references approval_chains,
  foreign key (organization_id, partner_id) references partners,
  check ((status = 'open') = (closed_at is null))
);
create unique index approval_requests_open on approval_requests (organization_id, subject_table, subject_id, purpose) where status = 'open';
create index on approval_requests (organization_id, subject_table, subject_id, started_at desc);
create index on approval_requests (organization_id, chain_id);
create index on approval_requests (organization_id, partner_id);
call tenant_table('approval_requests');
call recorded_table('approval_requests');

create table approval_steps (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  request_id uuid not null,
  position int not null check (position between 1 and 10),
  name text not null,
  reviewer jsonb not null,
  substitute jsonb,
  substitute_after_hours int check (substitute_after_hours between 1 and 720),
  status text not null default 'waiting' check (status in ('waiting', 'open', 'approved', 'rejected', 'canceled')),
  asked_at timestamptz,
  substitute_asked_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  by_substitute boolean not null default false,
  -- Only the company reads it.
  comment text check (length(comment) <= 4000),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, request_id, position),
  foreign key (organization_id, request_id) references approval_requests on delete cascade
);
-- One step at a time, and nobody approves twice.
create unique index approval_steps_open on approval_steps (organization_id, request_id) where status = 'open';
create unique index approval_steps_person on approval_steps (organization_id, request_id, decided_by) where status = 'approved';
call tenant_table('approval_steps', own => 'exists (select from approval_requests r
  where r.organization_id = approval_steps.organization_id and r.id = approval_steps.request_id)');
call recorded_table('approval_steps');

-- Who is responsible for a region.
alter table partner_regions add column manager_user_ids uuid[] not null default '{}' check (cardinality(manager_user_ids) <= 20);

-- How many approvals a registration has and needs; null without a chain.
alter table deal_registrations add column approvals_done int, add column approvals_total int;

-- Sign-ups that came through links can become leads.
alter table referral_link_settings add column creates_leads boolean not null default false;

-- Old visits are found by their day.
create index on directory_events (organization_id, day);
