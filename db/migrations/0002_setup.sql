-- Settings, custom fields, tags, imports and what helps a new company to start.

-- Values are compared without case and surrounding spaces.
create function custom_digest(value text) returns bytea language sql immutable parallel safe as
  $$select case when trim(value) <> '' then sha256(convert_to(lower(trim(value)), 'UTF8')) end$$;

-- Up to five days before the end of a protection.
create function are_notice_days(days jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(days) = 'array' and jsonb_array_length(days) <= 5
    and not exists (select from jsonb_array_elements(days) d where jsonb_typeof(d) <> 'number' or d::numeric not between 1 and 365)
$$;

-- Fields that a company adds to its partners, contacts, accounts, deals and registrations.
create table custom_fields (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  entity text not null,
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,59}$'),
  label text not null check (length(trim(label)) between 1 and 120),
  field_type text not null
    check (field_type in ('STRING','MULTI_SELECT','SELECT','DECIMAL','BOOL','DATETIME','EMAIL','PHONE_NUMBER','ADDRESS','REFERENCE')),
  options jsonb not null default '[]',
  is_required boolean not null default false,
  section text,
  help text,
  partner_access text not null default 'none' check (partner_access in ('none', 'read', 'write')),
  "order" int not null default 0,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_unique boolean not null default false,
  required_stage_ids uuid[] not null default '{}',
  primary key (organization_id, id),
  unique (organization_id, entity, key)
);
call tenant_table('custom_fields', 'partner_access <> ''none''');
call recorded_table('custom_fields');

-- A field that becomes unique, or is restored, registers the values its rows already have.
create function refill_custom_unique()
returns trigger language plpgsql as $$
declare
  example text;
begin
  if (new.is_unique and new.archived_at is null) is not distinct from (old.is_unique and old.archived_at is null) then
    return null;
  end if;
  delete from custom_unique_values where organization_id = new.organization_id and entity = new.entity and key = new.key;
  if not (new.is_unique and new.archived_at is null) then return null; end if;
  -- Nobody of this company writes meanwhile what the check below would not see.
  perform pg_advisory_xact_lock(custom_unique_lock(new.organization_id, new.entity));
  execute format('select min(custom->>$2) from %I where organization_id = $1 and custom_digest(custom->>$2) is not null
    group by custom_digest(custom->>$2) having count(*) > 1 limit 1', new.entity)
    into example using new.organization_id, new.key;
  if example is not null then
    raise exception 'cannot be unique: "%" is there more than once', example using errcode = 'unique_violation',
      constraint = 'custom_unique_values_pkey', column = 'is_unique';
  end if;
  execute format('insert into custom_unique_values select organization_id, $3, $2, custom_digest(custom->>$2), id from %I
    where organization_id = $1 and custom_digest(custom->>$2) is not null', new.entity)
    using new.organization_id, new.key, new.entity;
  return null;
end $$;
create trigger refill_custom_unique after update of is_unique, archived_at on custom_fields
  for each row execute function refill_custom_unique();

-- What a company decides once for its program.
create table program_settings (
  organization_id uuid primary key references organizations,
  id uuid generated always as (organization_id) stored,
  rounding text not null default 'half_up' check (rounding in ('half_up', 'half_even', 'floor')),
  clawback_window_days int check (clawback_window_days >= 0),
  deal_cap_ppm bigint check (deal_cap_ppm >= 0),
  min_payout jsonb not null default '{}',
  payout_approval_limit_minor bigint,
  requires_second_approver boolean not null default true,
  requires_payout_method boolean not null default false,
  protection_days int not null default 90 check (protection_days between 1 and 730),
  review_sla_hours int not null default 48 check (review_sla_hours between 1 and 720),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reapply_after_days int not null default 30 check (reapply_after_days between 0 and 730),
  extension_days int not null default 30 check (extension_days between 1 and 365),
  max_extensions int not null default 1 check (max_extensions between 0 and 20),
  vendor_deal_active_days int not null default 90 check (vendor_deal_active_days between 1 and 730),
  daily_checks_per_partner int not null default 30 check (daily_checks_per_partner between 0 and 10000),
  grace_days integer default 30
    constraint program_settings_grace_days_check check (grace_days >= 0 and grace_days <= 730),
  hold_hours integer
    constraint program_settings_hold_hours_check check (hold_hours between 1 and 168),
  claim_budget integer
    constraint program_settings_claim_budget_check check (claim_budget between 1 and 100000),
  method_rest_days integer not null default 3
    constraint program_settings_method_rest_days_check check (method_rest_days between 0 and 90),
  dispute_days integer default 60
    constraint program_settings_dispute_days_check check (dispute_days between 1 and 3650),
  silent_nudge_days integer not null default 30 check (silent_nudge_days between 0 and 365),
  silent_risk_days integer not null default 45 check (silent_risk_days between 0 and 365),
  payout_day int default 1 check (payout_day between 1 and 28),
  payout_review_days int not null default 7 check (payout_review_days between 0 and 60),
  payout_pay_days int not null default 12 check (payout_pay_days between 0 and 90),
  payouts_planned_since timestamptz not null default now(),
  expiry_notice_days jsonb not null default '[30, 14, 3]' check (are_notice_days(expiry_notice_days)),
  review_reminder_percent int not null default 50 check (review_reminder_percent between 0 and 99),
  review_escalation_percent int not null default 100 check (review_escalation_percent between 100 and 500),
  parked_days int not null default 30 check (parked_days between 0 and 365),
  accept_days int not null default 30 check (accept_days between 0 and 365),
  rate_source text check (rate_source in ('ecb')),
  converts_payouts boolean not null default false,
  constraint program_settings_payout_order check (payout_pay_days >= payout_review_days)
);
call tenant_table('program_settings', 'true');
call recorded_table('program_settings');

-- Files of other systems come in through a mapping, a preview and one commit that can be undone.
create table imports (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null,
  status text not null default 'mapping'
    check (status in ('mapping','checking','checked','running','done','failed','undoing','undone')),
  mapping jsonb not null default '{}',
  report jsonb,
  progress jsonb,
  error text,
  created_by uuid default app_user(),
  started_at timestamptz,
  finished_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
call tenant_table('imports', own => 'false');

-- The bytes of imported files.
create table import_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  import_id uuid not null,
  file_name text not null,
  sha256 text not null,
  size int not null,
  encoding text not null,
  delimiter text not null,
  header text[] not null,
  row_count int not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, import_id, file_name),
  foreign key (organization_id, import_id) references imports
);
call tenant_table('import_files', own => 'false');

-- Each check counts what the change adds against the company's limit.
create function keep_storage_limit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform check_storage_limit(new.organization_id, 0);
  return null;
end $$;
create trigger keep_limit_of_new after insert on import_files for each row execute function keep_storage_limit();

-- What each row of a file became, so that an import can be undone.
create table import_rows (
  organization_id uuid not null references organizations,
  import_id uuid not null,
  file_id uuid not null,
  row_number int not null,
  outcome text not null check (outcome in ('created','updated','unchanged','skipped','refused')),
  ref_table text,
  ref_id uuid,
  reason text,
  primary key (organization_id, import_id, file_id, row_number),
  foreign key (organization_id, import_id) references imports,
  foreign key (organization_id, file_id) references import_files
);
create index on import_rows (organization_id, file_id);
call tenant_table('import_rows', own => 'false');

-- Where a new company is in its setup.
create table onboarding_state (
  organization_id uuid primary key references organizations,
  id uuid generated always as (organization_id) stored,
  current_step text not null default 'company_details',
  completed_steps text[] not null default '{}',
  status text not null default 'not_started' check (status in ('not_started', 'in_progress', 'completed', 'skipped')),
  finished_at timestamptz,
  checklist_dismissed_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call tenant_table('onboarding_state');
call recorded_table('onboarding_state');

-- What a template added, so that it can be removed while it is unused.
create table program_template_items (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  template text not null,
  ref_table text not null,
  ref_id uuid not null,
  -- The row as the template left it; a higher one was changed by somebody.
  added_version int not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, ref_table, ref_id)
);
call tenant_table('program_template_items');

-- Sample data is added and removed in one step; every row it made is known.
create table sample_batches (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  planted_at timestamptz not null,
  planted_by uuid default app_user(),
  removed_at timestamptz,
  primary key (organization_id, id)
);
-- A company has one set at a time.
create unique index sample_batches_one on sample_batches (organization_id) where removed_at is null;
call tenant_table('sample_batches');

-- The rows of a set of sample data.
create table sample_records (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  ref_table text not null,
  ref_id uuid not null,
  primary key (organization_id, id),
  unique (organization_id, ref_table, ref_id),
  foreign key (organization_id, batch_id) references sample_batches
);
create index on sample_records (organization_id, batch_id);
call tenant_table('sample_records');

-- Values of unique custom fields, as digests, so that nobody reads another's values here.
create table custom_unique_values (
  organization_id uuid not null references organizations,
  entity text not null,
  key text not null,
  digest bytea not null,
  ref_id uuid not null,
  primary key (organization_id, entity, key, digest)
);
create index on custom_unique_values (organization_id, ref_id);
call tenant_table('custom_unique_values', 'true', 'true');

-- Of two transactions that write the same value at once, the second waits for the first and is refused.
create function keep_custom_unique()
returns trigger language plpgsql as $$
declare
  field record;
  taken bytea;
begin
  perform pg_advisory_xact_lock_shared(custom_unique_lock(coalesce(new.organization_id, old.organization_id), tg_table_name));
  if tg_op = 'DELETE' then
    delete from custom_unique_values where organization_id = old.organization_id and ref_id = old.id;
    return null;
  end if;
  for field in select key, label from custom_fields
    where organization_id = new.organization_id and entity = tg_table_name and is_unique and archived_at is null
  loop
    taken := custom_digest(new.custom->>field.key);
    if tg_op = 'UPDATE' then
      continue when taken is not distinct from custom_digest(old.custom->>field.key);
      delete from custom_unique_values where organization_id = new.organization_id and entity = tg_table_name
        and key = field.key and ref_id = new.id;
    end if;
    continue when taken is null;
    insert into custom_unique_values values (new.organization_id, tg_table_name, field.key, taken, new.id) on conflict do nothing;
    if not found then
      raise exception '% is already taken.', field.label using errcode = 'unique_violation',
        constraint = 'custom_unique_values_pkey', column = 'custom.' || field.key;
    end if;
  end loop;
  return null;
end $$;

-- Tags of a company. Rows carry their names, because lists filter by them; a new name becomes a tag.
create table tags (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  entity text not null check (entity in ('partners', 'accounts', 'contacts', 'documents')),
  name text not null check (length(trim(name)) between 1 and 60),
  color text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index tags_name on tags (organization_id, entity, lower(name));
-- A partner may write a contact of its own, and its tags are then tags; it never lists the company's.
call tenant_table('tags', 'false', 'true');
call recorded_table('tags');

-- Rows carry a tag as the tag itself is spelled.
create function keep_tags() returns trigger language plpgsql as $$
begin
  insert into tags (organization_id, entity, name)
  select new.organization_id, tg_table_name, trim(given) from unnest(new.tags) given where trim(given) <> ''
  on conflict do nothing;
  select coalesce(array_agg(name order by at), '{}') into new.tags from (
    select coalesce(t.name, trim(given)) as name, min(at) as at
    from unnest(new.tags) with ordinality as each(given, at)
    left join tags t on t.organization_id = new.organization_id and t.entity = tg_table_name and lower(t.name) = lower(trim(given))
    where trim(given) <> '' group by 1) one;
  return new;
end $$;

-- The lock that making a field unique shares with everybody who writes rows of the same company and entity.
create function custom_unique_lock(organization uuid, entity text) returns bigint language sql immutable parallel safe as $$
  select hashtextextended('custom unique ' || organization || ' ' || entity, 0)
$$;

-- Keeps unique custom fields of a table unique.
create procedure unique_custom_values(target regclass) language plpgsql as $$
begin
  execute format('create trigger keep_custom_unique after insert on %s for each row when (new.custom <> ''{}'') execute function keep_custom_unique()', target);
  execute format('create trigger keep_custom_unique_changed after update of custom on %s for each row when (new.custom is distinct from old.custom) execute function keep_custom_unique()', target);
  execute format('create trigger keep_custom_unique_deleted after delete on %s for each row when (old.custom <> ''{}'') execute function keep_custom_unique()', target);
end $$;

-- Puts a table under the company's tags.
create procedure tagged_table(target regclass) language plpgsql as $$
begin
  execute format('create trigger keep_tags before insert on %s for each row when (new.tags <> ''{}'') execute function keep_tags()', target);
  execute format('create trigger keep_tags_changed before update of tags on %s for each row when (new.tags is distinct from old.tags and new.tags <> ''{}'') execute function keep_tags()', target);
end $$;
