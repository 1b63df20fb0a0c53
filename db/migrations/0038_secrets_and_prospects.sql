-- Secrets that a company stores for connections of features, such as the address of a chat channel. They are encrypted,
-- replaced as a whole and never shown; other tables hold none, so neither the audit log nor exports can contain one.
create table stored_secrets (
  organization_id uuid not null references organizations,
  -- The table and the row that the secret belongs to, and its name there.
  ref_table text not null,
  ref_id uuid not null,
  name text not null,
  sealed bytea not null,
  replaced_at timestamptz not null,
  primary key (organization_id, ref_table, ref_id, name)
);
call tenant_table('stored_secrets');

-- Addresses that outside systems call. Each has a secret, and for some time after a rotation also the previous one.
create table inbound_webhooks (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  ref_table text not null,
  ref_id uuid not null,
  sealed bytea not null,
  previous_sealed bytea,
  previous_until timestamptz,
  rotated_at timestamptz not null,
  last_received_at timestamptz,
  -- Requests with a wrong signature since the last rotation.
  wrong_count int not null default 0,
  last_wrong_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, ref_table, ref_id),
  check ((previous_sealed is null) = (previous_until is null))
);
create unique index on inbound_webhooks (id);
call tenant_table('inbound_webhooks');

-- Messages that were accepted, so that a message sent again has no second effect.
create table inbound_webhook_messages (
  organization_id uuid not null references organizations,
  webhook_id uuid not null,
  message_id text not null check (length(message_id) between 1 and 200),
  received_at timestamptz not null,
  primary key (organization_id, webhook_id, message_id),
  foreign key (organization_id, webhook_id) references inbound_webhooks on delete cascade
);
create index on inbound_webhook_messages (received_at);
call tenant_table('inbound_webhook_messages');

-- What the company looks for in a partner of one type, or of any type: weighted criteria whose answers are ideal or
-- acceptable.
create table prospect_profiles (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  type_id uuid,
  description text check (length(description) <= 2000),
  criteria jsonb not null check (jsonb_typeof(criteria) = 'array'),
  qualify_at int not null default 70 check (qualify_at between 1 and 100),
  review_at int not null default 40 check (review_at between 0 and 99),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, type_id) references partner_types,
  constraint prospect_profiles_thresholds check (review_at < qualify_at)
);
create index on prospect_profiles (organization_id, type_id);
create index on prospect_profiles (organization_id, created_at desc, id desc);
create unique index prospect_profiles_type on prospect_profiles (organization_id, type_id) nulls not distinct where archived_at is null;
call tenant_table('prospect_profiles');
call recorded_table('prospect_profiles');

-- Companies that may become partners.
create table prospects (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  name_key text not null,
  domain text,
  domain_key text,
  website text,
  stage text not null default 'new' check (stage in ('new', 'researched', 'contacted', 'replied', 'meeting', 'proposal', 'won', 'lost', 'not_a_fit')),
  stage_changed_at timestamptz not null default now(),
  lost_reason text check (length(lost_reason) <= 2000),
  type_id uuid,
  region_id uuid,
  owner_user_id uuid,
  source text not null default 'manual' check (source in ('manual', 'import', 'application', 'website', 'event', 'referral')),
  application_id uuid,
  contact_name text,
  contact_title text,
  contact_email citext check (length(contact_email) <= 254),
  contact_phone text,
  country char(2) check (country ~ '^[A-Z]{2}$'),
  countries text[] not null default '{}',
  employees int check (employees between 0 and 10000000),
  founded_year int check (founded_year between 1500 and 2200),
  tags text[] not null default '{}',
  next_step text check (length(next_step) <= 500),
  next_step_on date,
  last_contact_at timestamptz,
  notes text check (length(notes) <= 20000),
  partner_id uuid,
  converted_at timestamptz,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, type_id) references partner_types,
  foreign key (organization_id, region_id) references partner_regions,
  foreign key (organization_id, owner_user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, application_id) references partner_applications,
  foreign key (organization_id, partner_id) references partners,
  constraint prospects_won_has_partner check ((stage = 'won') = (partner_id is not null))
);
create index on prospects (organization_id, created_at desc, id desc);
create index on prospects (organization_id, stage, stage_changed_at desc) where archived_at is null;
create index on prospects (organization_id, domain_key);
create index on prospects (organization_id, name_key);
create index on prospects (organization_id, type_id);
create index on prospects (organization_id, region_id);
create index on prospects (organization_id, owner_user_id);
create index on prospects (organization_id, partner_id);
create unique index prospects_application on prospects (organization_id, application_id);
call tenant_table('prospects', own => 'owner_user_id is null or owner_user_id = app_user()');
call recorded_table('prospects');
call tagged_table('prospects');

do $$
declare
  tagged text := pg_get_constraintdef((select oid from pg_constraint where conname = 'tags_entity_check'));
begin
  alter table tags drop constraint tags_entity_check;
  execute 'alter table tags add constraint tags_entity_check ' || replace(tagged, 'ARRAY[', 'ARRAY[''prospects''::text, ');
end $$;

-- How well a prospect fits its profile. Apart from the prospect, because a changed profile changes many scores at once.
create table prospect_scores (
  organization_id uuid not null references organizations,
  prospect_id uuid not null,
  profile_id uuid not null,
  score int not null check (score between 0 and 100),
  -- The score if every open answer were ideal.
  possible int not null check (possible between 0 and 100),
  verdict text not null check (verdict in ('qualified', 'review', 'unfit')),
  reasons jsonb not null check (jsonb_typeof(reasons) = 'array'),
  scored_at timestamptz not null,
  primary key (organization_id, prospect_id),
  foreign key (organization_id, prospect_id) references prospects on delete cascade,
  foreign key (organization_id, profile_id) references prospect_profiles on delete cascade
);
create index on prospect_scores (organization_id, profile_id);
call tenant_table('prospect_scores', own => 'exists (select from prospects p
  where p.organization_id = prospect_scores.organization_id and p.id = prospect_scores.prospect_id)');

-- What people did to win a prospect.
create table prospect_activities (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  prospect_id uuid not null,
  kind text not null check (kind in ('note', 'email', 'call', 'reply', 'meeting')),
  body text not null check (length(trim(body)) between 1 and 10000),
  happened_at timestamptz not null,
  author_user_id uuid default app_user(),
  author_name text not null,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, prospect_id) references prospects on delete cascade
);
create index on prospect_activities (organization_id, prospect_id, happened_at desc);
create index on prospect_activities (organization_id, created_at desc, id desc);
call tenant_table('prospect_activities', own => 'exists (select from prospects p
  where p.organization_id = prospect_activities.organization_id and p.id = prospect_activities.prospect_id)');
call recorded_table('prospect_activities');

-- What a prospect's own website says, with the page of each statement. Read again after a week at the earliest.
create table prospect_sites (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  host text not null check (length(host) between 1 and 253),
  status text not null check (status in ('reading', 'read', 'disallowed', 'failed')),
  message text,
  findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array'),
  pages int not null default 0,
  asked_at timestamptz not null,
  read_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, host)
);
call tenant_table('prospect_sites');
