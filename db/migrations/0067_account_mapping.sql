-- Account mapping: lists of accounts of the company and of its partners, compared only as far as both sides consent.

-- A list of accounts of the company, or of one partner. Neither side reads the other's rows.
create table mapping_populations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  -- The partner whose list it is; without one, it is the company's.
  partner_id uuid,
  side text not null generated always as (case when partner_id is null then 'company' else 'partner' end) stored,
  name text not null check (length(trim(name)) between 1 and 100),
  kind text not null check (kind in ('customers', 'open_opportunities', 'prospects', 'custom')),
  source text not null check (source in ('accounts', 'crm', 'file', 'private')),
  countries text[] not null default '{}',
  industries text[] not null default '{}',
  connection_id uuid,
  remote_object text check (length(remote_object) between 1 and 200),
  -- The field of the CRM and its values that select the records of the list.
  remote_field text check (length(remote_field) between 1 and 200),
  remote_values text[] not null default '{}',
  file_name text check (length(file_name) <= 200),
  status text not null default 'empty' check (status in ('empty', 'refreshing', 'ready', 'failed')),
  last_error text check (length(last_error) <= 500),
  refreshed_at timestamptz,
  row_count int not null default 0 check (row_count >= 0),
  -- Rows of the source without a domain and without a name in a known country, which cannot be compared.
  skipped_count int not null default 0 check (skipped_count >= 0),
  created_by_name text not null default '',
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, id, side),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, connection_id) references connections on delete set null (connection_id)
);
create unique index mapping_populations_name on mapping_populations (organization_id, coalesce(partner_id, organization_id), lower(name));
create index on mapping_populations (organization_id, partner_id);
create index on mapping_populations (organization_id, connection_id);
create index on mapping_populations (organization_id, created_at desc, id desc);
call tenant_table('mapping_populations', 'partner_id = app_partner()', 'partner_id = app_partner()');
create trigger record_created after insert on mapping_populations referencing new table as created for each statement execute function record_created();
create trigger record_deleted after delete on mapping_populations for each row execute function record_change();
-- Refreshes run all day, and entries about them would bury what people do.
create trigger record after update on mapping_populations for each row
  when ((old.name, old.kind, old.countries, old.industries, old.connection_id, old.remote_object, old.remote_field, old.remote_values, old.partner_id)
    is distinct from (new.name, new.kind, new.countries, new.industries, new.connection_id, new.remote_object, new.remote_field, new.remote_values, new.partner_id))
  execute function record_change();

-- Each load of a list. The limit per day counts them here, so that deleting a list does not reset it.
create table mapping_refreshes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  population_id uuid not null,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on mapping_refreshes (organization_id, partner_id, at);
call tenant_table('mapping_refreshes', 'partner_id = app_partner()', 'partner_id = app_partner()');

-- The accounts of a list. Their values are encrypted; the keys of a partner's rows are made with the key of its
-- relationship with the company, so that the rows of two partners cannot be joined.
create table mapping_records (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  population_id uuid not null,
  partner_id uuid,
  -- Recognizes the row in the next load of the same list.
  record_key bytea not null,
  domain_key bytea,
  name_key bytea,
  sealed bytea not null,
  account_id uuid,
  loaded_at timestamptz not null,
  primary key (organization_id, id),
  constraint mapping_records_once unique (organization_id, population_id, record_key),
  check (domain_key is not null or name_key is not null),
  foreign key (organization_id, population_id) references mapping_populations on delete cascade,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, account_id) references accounts on delete set null (account_id)
);
create index on mapping_records (organization_id, partner_id);
create index on mapping_records (organization_id, account_id);
create index on mapping_records (organization_id, population_id, domain_key);
create index on mapping_records (organization_id, population_id, name_key);
call tenant_table('mapping_records', 'partner_id = app_partner()', 'partner_id = app_partner()');

-- The consent of the owner of a list to what the other side sees of it. A list of the company has one row for each partner; a list of a
-- partner has one row, for the company. Both sides see the lower of both levels.
create table mapping_consents (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  population_id uuid not null,
  -- The partner of the relationship, whichever side owns the list.
  counterpart_partner_id uuid not null,
  partner_id uuid not null generated always as (counterpart_partner_id) stored,
  side text not null check (side in ('company', 'partner')),
  level text not null default 'none' check (level in ('none', 'count', 'existence', 'name', 'owner', 'fields')),
  fields text[] not null default '{}',
  -- The level that the other side asks for, until it is answered.
  requested_level text check (requested_level in ('count', 'existence', 'name', 'owner', 'fields')),
  request_message text check (length(request_message) <= 1000),
  requested_by_user_id uuid,
  requested_by_name text not null default '',
  requested_at timestamptz,
  answered_at timestamptz,
  changed_by_name text not null default '',
  changed_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint mapping_consents_once unique (organization_id, population_id, counterpart_partner_id),
  check ((requested_level is null) = (requested_at is null)),
  foreign key (organization_id, population_id, side) references mapping_populations (organization_id, id, side) on delete cascade,
  foreign key (organization_id, counterpart_partner_id) references partners,
  foreign key (organization_id, partner_id) references partners
);
create index on mapping_consents (organization_id, population_id, side);
create index on mapping_consents (organization_id, counterpart_partner_id);
create index on mapping_consents (organization_id, partner_id);
create index on mapping_consents (organization_id, created_at desc, id desc);
create index mapping_consents_asked on mapping_consents (organization_id, side, counterpart_partner_id) where requested_level is not null;
call tenant_table('mapping_consents', 'counterpart_partner_id = app_partner()', 'counterpart_partner_id = app_partner() and side = ''partner''');
call recorded_table('mapping_consents');

-- A consent belongs to the side of its list; a partner's list has no other counterpart than the company.
create function check_mapping_consent() returns trigger language plpgsql as $$
declare
  owner uuid;
begin
  select p.partner_id into owner from mapping_populations p where p.organization_id = new.organization_id and p.id = new.population_id;
  if owner is not null and owner <> new.counterpart_partner_id then
    raise exception 'a consent of a partner concerns this partner' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_consent before insert or update of population_id, counterpart_partner_id on mapping_consents
  for each row execute function check_mapping_consent();

-- Accounts that are on a list of the company and on a list of a partner. Rows exist only while both sides consent.
create table mapping_matches (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  company_population_id uuid not null,
  partner_population_id uuid not null,
  company_record_id uuid not null,
  partner_record_id uuid not null,
  method text not null check (method in ('domain', 'name_country')),
  -- A reported match counts no longer; its row keeps it from being found again.
  reported_by text check (reported_by in ('company', 'partner')),
  reported_by_name text not null default '',
  reported_at timestamptz,
  report_note text check (length(report_note) <= 1000),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (organization_id, id),
  constraint mapping_matches_once unique (organization_id, company_record_id, partner_record_id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, company_population_id) references mapping_populations on delete cascade,
  foreign key (organization_id, partner_population_id) references mapping_populations on delete cascade,
  foreign key (organization_id, company_record_id) references mapping_records on delete cascade,
  foreign key (organization_id, partner_record_id) references mapping_records on delete cascade
);
create index on mapping_matches (organization_id, partner_id);
create index on mapping_matches (organization_id, company_population_id, partner_population_id);
create index on mapping_matches (organization_id, partner_population_id);
create index on mapping_matches (organization_id, partner_record_id);
-- Partners read matches only through the routes of the feature, which apply the levels.
call tenant_table('mapping_matches');

-- Each value of a list that the other side saw, for the owner of the list.
create table mapping_reveals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  -- The partner of the relationship.
  partner_id uuid not null,
  -- The side that owns the record; the other one saw it.
  side text not null check (side in ('company', 'partner')),
  population_id uuid not null,
  record_id uuid not null,
  -- The name of the record, encrypted.
  sealed bytea not null,
  level text not null check (level in ('existence', 'name', 'owner', 'fields')),
  purpose text not null check (purpose in ('list', 'export', 'introduction', 'deal')),
  by_user_id uuid,
  by_name text not null,
  revealed_on date not null,
  at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint mapping_reveals_once unique nulls not distinct (organization_id, record_id, by_user_id, level, purpose, revealed_on),
  foreign key (organization_id, partner_id) references partners
);
create index on mapping_reveals (organization_id, partner_id, side, at desc);
create index on mapping_reveals (organization_id, side, at desc);
call tenant_table('mapping_reveals', 'partner_id = app_partner() and side = ''partner''', 'false');

-- One side asks the other to introduce it to a person at an account that both know.
create table introductions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  asked_by text not null check (asked_by in ('company', 'partner')),
  account_name text not null check (length(trim(account_name)) between 1 and 200),
  account_domain text check (length(account_domain) <= 253),
  account_id uuid,
  match_id uuid,
  status text not null default 'requested' check (status in
    ('requested', 'accepted', 'declined', 'made', 'meeting', 'opportunity', 'won', 'lost', 'withdrawn')),
  message text not null check (length(message) between 1 and 2000),
  reason text check (length(reason) <= 1000),
  contact_name text check (length(contact_name) <= 200),
  opportunity_id uuid,
  registration_id uuid,
  requested_by_user_id uuid,
  requested_by_name text not null default '',
  answered_by_name text,
  answered_at timestamptz,
  -- The person of the company who answers or follows up.
  owner_user_id uuid,
  due_on date,
  status_changed_at timestamptz not null default now(),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, account_id) references accounts on delete set null (account_id),
  foreign key (organization_id, match_id) references mapping_matches on delete set null (match_id),
  foreign key (organization_id, opportunity_id) references opportunities on delete set null (opportunity_id),
  foreign key (organization_id, registration_id) references deal_registrations on delete set null (registration_id)
);
create index on introductions (organization_id, partner_id, status);
create index on introductions (organization_id, account_id);
create index on introductions (organization_id, match_id);
create index on introductions (organization_id, opportunity_id);
create index on introductions (organization_id, registration_id);
create index on introductions (organization_id, owner_user_id);
create index on introductions (organization_id, created_at desc, id desc);
create index introductions_open on introductions (organization_id, asked_by, partner_id) where status in ('requested', 'accepted');
call tenant_table('introductions', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('introductions');

-- The names of partners' lists are not for the company's audit log either.
create or replace function is_private_to_partner(ref_table text, partner_id uuid, actor_partner_id uuid) returns boolean
  language sql immutable as $$
  select ref_table in ('report_schedules', 'webhook_endpoints', 'mapping_populations') and coalesce(partner_id, actor_partner_id) is not null
$$;
