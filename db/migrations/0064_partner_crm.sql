-- Demo CRM belongs to the company or to one partner, like its connection. Neither sees the other's records.
alter table demo_crm_records add column partner_id uuid;
alter table demo_crm_records drop constraint demo_crm_records_pkey;
alter table demo_crm_records add column id uuid not null default new_id();
alter table demo_crm_records add primary key (organization_id, id);
alter table demo_crm_records add constraint demo_crm_records_once unique nulls not distinct (organization_id, partner_id, object, remote_id);
alter table demo_crm_records add foreign key (organization_id, partner_id) references partners;
call restrict_to_own('demo_crm_records', 'partner_id is null');
drop policy partner on demo_crm_records;
create policy partner on demo_crm_records to tandem_partner
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and (partner_id = app_partner()))
  with check (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and (partner_id = app_partner()));

-- The use of a partner's own CRM: the object that holds its deals, the fields it registers, and the fields Tandem may write.
create table partner_crm_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  connection_id uuid not null,
  object text not null check (length(object) between 1 and 100),
  -- The picklist that tells open deals from closed ones; without it, every deal is listed.
  open_field text check (length(open_field) between 1 and 100),
  open_values text[] not null default '{}' check (cardinality(open_values) <= 100),
  -- The field of the CRM for each field of a registration: "dealname", or "company.domain" over a reference.
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 10000),
  writes_back boolean not null default false,
  -- The field of the CRM for each value that is written: status, protected_until, earned.
  write_fields jsonb not null default '{}' check (jsonb_typeof(write_fields) = 'object' and octet_length(write_fields::text) <= 2000),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, connection_id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, connection_id) references connections on delete cascade
);
create index on partner_crm_settings (organization_id, partner_id);
call tenant_table('partner_crm_settings', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'false');
call recorded_table('partner_crm_settings');

-- The deals that a partner registered from its CRM, and what was written back to them.
create table partner_crm_deals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  -- Null after the connection was deleted; the registration stays.
  connection_id uuid,
  object text not null check (length(object) between 1 and 100),
  remote_id text not null check (length(remote_id) between 1 and 200),
  remote_name text not null default '' check (length(remote_name) <= 300),
  registration_id uuid not null,
  -- A write is due while `changes` is ahead of `written_changes`.
  changes int not null default 0,
  written_changes int not null default 0,
  retry_at timestamptz,
  attempts int not null default 0,
  written jsonb,
  written_at timestamptz,
  -- Since when writing fails for good, until it is tried again, and why, in plain words.
  failed_at timestamptz,
  last_error text check (length(last_error) <= 500),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, registration_id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, connection_id) references connections on delete set null (connection_id),
  foreign key (organization_id, registration_id) references deal_registrations on delete cascade
);
create index on partner_crm_deals (organization_id, partner_id);
create index on partner_crm_deals (organization_id, connection_id, remote_id);
create index partner_crm_deals_due on partner_crm_deals (organization_id, retry_at) where written_changes < changes;
create index partner_crm_deals_failed on partner_crm_deals (organization_id, partner_id) where failed_at is not null;
call tenant_table('partner_crm_deals', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'false');

-- Partners have chat channels of their own, for the notifications of their people.
alter table chat_channels add column partner_id uuid;
alter table chat_channels add foreign key (organization_id, partner_id) references partners;
create index on chat_channels (organization_id, partner_id);
drop policy partner on chat_channels;
create policy partner on chat_channels to tandem_partner
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and (partner_id = app_partner()))
  with check (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and (partner_id = app_partner()));
