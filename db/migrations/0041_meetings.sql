-- Meetings between a company and a partner, and what both sides plan together.
create table meetings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  title text not null check (length(trim(title)) between 1 and 200),
  kind text not null check (kind in ('introduction', 'onboarding', 'pipeline', 'qbr', 'training')),
  status text not null check (status in ('proposed', 'scheduled', 'held', 'canceled', 'no_show')),
  -- Null while the times are only proposed.
  starts_at timestamptz,
  duration_minutes int not null default 60 check (duration_minutes between 5 and 720),
  time_zone text not null check (length(time_zone) between 1 and 64),
  -- An address, a room, or the link of a video call.
  place text check (length(place) <= 500),
  -- Instants to choose from, as ISO 8601 texts, and the side that proposed them.
  proposed_times text[] not null default '{}' check (cardinality(proposed_times) <= 5),
  proposed_by text check (proposed_by in ('company', 'partner')),
  -- The team member who organizes it, and answers to invitations go to.
  owner_user_id uuid,
  agenda jsonb not null default '[]' check (jsonb_typeof(agenda) = 'array' and jsonb_array_length(agenda) <= 30),
  shared_notes text check (length(shared_notes) <= 20000),
  decisions text[] not null default '{}' check (cardinality(decisions) <= 50),
  -- Why it was canceled, or what happened when someone did not come.
  reason text check (length(reason) <= 1000),
  ended_at timestamptz,
  -- The version of the calendar entry (RFC 5545 SEQUENCE) that attendees got last.
  sequence int not null default 0 check (sequence >= 0),
  created_by_name text not null,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, owner_user_id) references memberships (organization_id, user_id),
  constraint meetings_time check (status not in ('scheduled', 'held', 'no_show') or starts_at is not null),
  constraint meetings_times_proposed check (status <> 'proposed' or (proposed_by is not null and cardinality(proposed_times) > 0)),
  constraint meetings_ended check ((status in ('held', 'canceled', 'no_show')) = (ended_at is not null))
);
comment on table meetings is 'Meetings with partners, from the proposed times to the notes and decisions.';
create index on meetings (organization_id, partner_id, kind, status);
create index on meetings (organization_id, status, starts_at);
create index on meetings (organization_id, starts_at desc, id desc);
create index on meetings (organization_id, owner_user_id);
call tenant_table('meetings', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('meetings');

create table meeting_attendees (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  meeting_id uuid not null,
  partner_id uuid not null,
  side text not null check (side in ('company', 'partner')),
  user_id uuid,
  contact_id uuid,
  -- The name stays when the person is removed.
  full_name text not null check (length(full_name) between 1 and 250),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, meeting_id) references meetings on delete cascade,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, contact_id) references contacts on delete set null (contact_id),
  constraint meeting_attendees_side check (case side when 'company' then contact_id is null else user_id is null end)
);
create unique index meeting_attendees_user on meeting_attendees (organization_id, meeting_id, user_id) where user_id is not null;
create unique index meeting_attendees_contact on meeting_attendees (organization_id, meeting_id, contact_id) where contact_id is not null;
create index on meeting_attendees (organization_id, meeting_id);
create index on meeting_attendees (organization_id, partner_id);
create index on meeting_attendees (organization_id, user_id);
create index on meeting_attendees (organization_id, contact_id);
call tenant_table('meeting_attendees', 'partner_id = app_partner()', 'partner_id = app_partner()');

create table meeting_deals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  meeting_id uuid not null,
  partner_id uuid not null,
  opportunity_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, meeting_id, opportunity_id),
  foreign key (organization_id, meeting_id) references meetings on delete cascade,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, opportunity_id) references opportunities on delete cascade
);
create index on meeting_deals (organization_id, partner_id);
create index on meeting_deals (organization_id, opportunity_id);
call tenant_table('meeting_deals', 'partner_id = app_partner()', 'partner_id = app_partner()');

-- Notes that only the company reads, in a table of their own that partners cannot open.
create table meeting_private_notes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  meeting_id uuid not null,
  partner_id uuid not null,
  body text not null check (length(body) <= 20000),
  updated_by uuid default app_user(),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, meeting_id),
  foreign key (organization_id, meeting_id) references meetings on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on meeting_private_notes (organization_id, partner_id);
call tenant_table('meeting_private_notes');

-- The figures of a business review as they were when it was held. Figures for the company only are kept apart.
create table meeting_packs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  meeting_id uuid not null,
  partner_id uuid not null,
  pack jsonb not null check (jsonb_typeof(pack) = 'object'),
  frozen_at timestamptz not null,
  frozen_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, meeting_id),
  foreign key (organization_id, meeting_id) references meetings on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on meeting_packs (organization_id, partner_id);
call tenant_table('meeting_packs');

-- "Gold: a business review every three months."
create table meeting_cadences (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  tier_id uuid not null,
  kind text not null check (kind in ('introduction', 'onboarding', 'pipeline', 'qbr', 'training')),
  every_months int not null check (every_months between 1 and 24),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, tier_id) references partner_tiers
);
create unique index meeting_cadences_one on meeting_cadences (organization_id, tier_id, kind);
call tenant_table('meeting_cadences', 'false');
call recorded_table('meeting_cadences');

-- When each partner's next meeting of a cadence is due. Kept up to date so that lists, audiences and automations can use it.
create table meeting_dues (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  cadence_id uuid not null,
  kind text not null check (kind in ('introduction', 'onboarding', 'pipeline', 'qbr', 'training')),
  due_on date not null,
  last_held_on date,
  -- The start of the next scheduled meeting of this kind.
  next_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, partner_id, cadence_id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, cadence_id) references meeting_cadences on delete cascade
);
create index on meeting_dues (organization_id, due_on);
create index on meeting_dues (organization_id, cadence_id);
call tenant_table('meeting_dues');

-- The secret address of a person's calendar. Calendar programs cannot send a header, so the token is in the address; only its
-- hash is stored, and the person can replace or remove it.
create table calendar_feeds (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null,
  -- Null: the calendar of a team member.
  partner_id uuid,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  unique nulls not distinct (organization_id, user_id, partner_id)
);
create index on calendar_feeds (organization_id, partner_id);
create index on calendar_feeds (user_id);
call tenant_table('calendar_feeds', 'partner_id = app_partner() and user_id = app_user()', 'partner_id = app_partner() and user_id = app_user()');

-- What both sides want to reach in a quarter.
create table partner_targets (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  -- The first day of a calendar quarter.
  starts_on date not null check (extract(day from starts_on) = 1 and extract(month from starts_on) in (1, 4, 7, 10)),
  ends_on date generated always as ((starts_on + interval '3 months' - interval '1 day')::date) stored,
  status text not null default 'draft' check (status in ('draft', 'proposed', 'agreed')),
  proposed_by text check (proposed_by in ('company', 'partner')),
  currency char(3) not null,
  sourced_minor bigint check (sourced_minor between 0 and 1000000000000000),
  closed_minor bigint check (closed_minor between 0 and 1000000000000000),
  registrations int check (registrations between 0 and 1000000),
  certificates int check (certificates between 0 and 1000000),
  summary text check (length(summary) <= 10000),
  agreed_at timestamptz,
  agreed_by_name text,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  constraint partner_targets_proposed check (status = 'draft' or proposed_by is not null),
  constraint partner_targets_agreed check ((status = 'agreed') = (agreed_at is not null))
);
comment on table partner_targets is 'Targets of a partner for a quarter, agreed by both sides.';
create unique index partner_targets_quarter on partner_targets (organization_id, partner_id, starts_on) where archived_at is null;
create index on partner_targets (organization_id, partner_id, starts_on);
create index on partner_targets (organization_id, starts_on desc, id desc);
-- A draft belongs to the side that writes it.
call tenant_table('partner_targets', $$partner_id = app_partner() and (status <> 'draft' or proposed_by = 'partner')$$, 'partner_id = app_partner()');
call recorded_table('partner_targets');

create table partner_objectives (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  target_id uuid not null,
  partner_id uuid not null,
  title text not null check (length(trim(title)) between 1 and 300),
  side text not null check (side in ('company', 'partner', 'both')),
  owner_name text check (length(owner_name) <= 200),
  due_on date,
  status text not null default 'open' check (status in ('open', 'done', 'missed')),
  done_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, target_id) references partner_targets on delete cascade,
  foreign key (organization_id, partner_id) references partners,
  constraint partner_objectives_done check ((status = 'done') = (done_at is not null))
);
create index on partner_objectives (organization_id, target_id);
create index on partner_objectives (organization_id, partner_id, status);
call tenant_table('partner_objectives', $$partner_id = app_partner() and exists (select from partner_targets t
  where t.organization_id = partner_objectives.organization_id and t.id = partner_objectives.target_id)$$, 'partner_id = app_partner()');
call recorded_table('partner_objectives');
