-- Dashboards, saved views and scheduled reports.

-- Saved filters, columns and sorting of a list.
create table saved_views (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  entity text not null,
  name text not null check (length(trim(name)) between 1 and 80),
  owner_user_id uuid not null default app_user(),
  owner_partner_id uuid default app_partner(),
  visibility text not null default 'private' check (visibility in ('private', 'shared')),
  state jsonb not null default '{}',
  "order" int not null default 0,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on saved_views (organization_id, entity);
call tenant_table('saved_views', 'owner_partner_id = app_partner()', 'owner_partner_id = app_partner()');

-- Ends everything a former member could reach: sessions, keys, contacts. What they shared goes to `successor`.
create function end_access_of_former_member(person uuid, successor uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from memberships m where m.organization_id = app_organization() and m.user_id = person and m.status = 'removed';
  if not found then return; end if;
  perform end_sessions_of_former_member(person);
  update api_keys k set revoked_at = now(), revoked_by = app_user()
    where k.user_id = person and k.revoked_at is null and (
      (k.partner_id is null and k.organization_id = app_organization())
      or exists (select from partners p where p.organization_id = k.organization_id and p.id = k.partner_id and p.partner_organization_id = app_organization()));
  update invitations i set revoked_at = now()
    where i.invited_by = person and i.accepted_at is null and i.revoked_at is null and (
      (i.partner_id is null and i.organization_id = app_organization())
      or exists (select from partners p where p.organization_id = i.organization_id and p.id = i.partner_id and p.partner_organization_id = app_organization()));
  update contacts c set user_id = null
    where c.user_id = person and exists (select from partners p
      where p.organization_id = c.organization_id and p.id = c.partner_id and p.partner_organization_id = app_organization());
  update saved_views v set owner_user_id = successor
    where v.owner_user_id = person and v.visibility = 'shared' and successor is not null and exists (select from partners p
      where p.organization_id = v.organization_id and p.id = v.owner_partner_id and p.partner_organization_id = app_organization());
end $$;
revoke all on function end_access_of_former_member from public;
grant execute on function end_access_of_former_member to tandem_app, tandem_system;

-- A person's dashboard; the company's is where its people and partners start.
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
  sees => 'mode = ''partner'' and (user_id is null or (user_id = app_user() and partner_id = app_partner()))',
  writes => 'mode = ''partner'' and user_id = app_user() and partner_id = app_partner()');
call recorded_table('dashboard_layouts');

-- What is sent when. A run is one such time; a delivery is made with its reader's own rights (decision 0024).
create table report_schedules (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  -- Made in partner mode: of that partner's people, and nobody of the company sees it.
  partner_id uuid,
  owner_user_id uuid not null references identity.users,
  name text not null check (length(trim(name)) between 1 and 120),
  object text not null,
  columns text[] not null check (cardinality(columns) between 1 and 30),
  filters jsonb not null default '[]',
  sort jsonb not null default '[]',
  group_by text,
  sums text[] not null default '{}',
  chart text check (chart in ('bar', 'line')),
  has_details boolean not null default true,
  timing jsonb not null,
  timezone text not null,
  format text not null check (format in ('csv', 'xlsx', 'pdf', 'inline')),
  delivery text not null default 'attachment' check (delivery in ('attachment', 'link')),
  recipients jsonb not null,
  -- Who agreed that addresses outside see what the owner may see; it counts while that is the owner.
  external_confirmed_by uuid,
  external_confirmed_at timestamptz,
  subject text not null,
  message text not null default '',
  only_if_rows boolean not null default false,
  status text not null default 'active' check (status in ('active', 'paused')),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on report_schedules (organization_id, partner_id);
create index on report_schedules (organization_id, owner_user_id);
call tenant_table('report_schedules',
  sees => 'partner_id = app_partner()',
  writes => 'partner_id = app_partner()',
  append_only => false,
  own => 'owner_user_id = app_user()');
call recorded_table('report_schedules');

-- The next time of each report; apart, because the history of a report shows what people changed.
create table report_clocks (
  organization_id uuid not null references organizations,
  schedule_id uuid not null,
  next_run_at timestamptz not null,
  primary key (organization_id, schedule_id),
  foreign key (organization_id, schedule_id) references report_schedules on delete cascade
);
create index on report_clocks (organization_id, next_run_at);
call tenant_table('report_clocks',
  sees => 'exists (select from report_schedules s
    where s.organization_id = report_clocks.organization_id and s.id = schedule_id)',
  writes => 'exists (select from report_schedules s
    where s.organization_id = report_clocks.organization_id and s.id = schedule_id)',
  append_only => false,
  own => 'exists (select from report_schedules s
    where s.organization_id = report_clocks.organization_id and s.id = schedule_id)');

-- Each time a report is due.
create table report_runs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  schedule_id uuid not null,
  due_at timestamptz not null,
  cause text not null check (cause in ('schedule', 'person')),
  asked_by uuid,
  started_at timestamptz,
  -- Why nobody could be sent anything.
  error text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, schedule_id) references report_schedules on delete cascade
);
-- Each time comes once, however many look at the clock.
create unique index report_runs_time on report_runs (organization_id, schedule_id, due_at) where cause = 'schedule';
create index on report_runs (organization_id, schedule_id, due_at desc);
call tenant_table('report_runs',
  sees => 'exists (select from report_schedules s
    where s.organization_id = report_runs.organization_id and s.id = schedule_id)',
  writes => 'exists (select from report_schedules s
    where s.organization_id = report_runs.organization_id and s.id = schedule_id)',
  append_only => false,
  own => 'exists (select from report_schedules s
    where s.organization_id = report_runs.organization_id and s.id = schedule_id)');

-- Live screens follow runs; the audit log does not record each step.
create function announce_report() returns trigger language plpgsql as $$
begin
  insert into outbox_events (organization_id, topic, ref_id, payload)
  select new.organization_id, 'report_schedules.updated', new.schedule_id, jsonb_strip_nulls(jsonb_build_object('partner_id', s.partner_id))
  from report_schedules s where s.organization_id = new.organization_id and s.id = new.schedule_id;
  return null;
end $$;
create trigger announce_change after insert or update on report_runs for each row execute function announce_report();

-- What one reader got of a run.
create table report_deliveries (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  schedule_id uuid not null,
  run_id uuid not null,
  -- What it was called then: a partner's people do not find the schedule.
  report text not null,
  -- One reader, once in a run, by whatever ways the list of recipients names them.
  reader text not null,
  reader_kind text not null check (reader_kind in ('colleague', 'partner', 'external')),
  -- Whose rights decided what is in it, in which mode: the reader's own, or for an address outside the schedule's owner's.
  eyes_user_id uuid,
  partner_id uuid,
  full_name text not null,
  address text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'delivered', 'failed', 'skipped_empty')),
  attempts int not null default 0,
  rows int,
  bytes int,
  file_key text,
  file_name text,
  file_type text,
  file_until timestamptz,
  -- Columns this reader may not see.
  left_out text[] not null default '{}',
  error text,
  mail_id uuid,
  finished_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, schedule_id) references report_schedules on delete cascade,
  foreign key (organization_id, run_id) references report_runs on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create unique index report_deliveries_reader on report_deliveries (organization_id, run_id, reader);
create index on report_deliveries (organization_id, schedule_id, created_at desc);
create index on report_deliveries (organization_id, partner_id);
create index on report_deliveries (organization_id, mail_id) where mail_id is not null;
create index on report_deliveries (file_until) where file_key is not null;
call tenant_table('report_deliveries',
  sees => 'partner_id = app_partner() and (eyes_user_id = app_user() or exists (select from report_schedules s
    where s.organization_id = report_deliveries.organization_id and s.id = schedule_id))',
  writes => 'exists (select from report_schedules s
    where s.organization_id = report_deliveries.organization_id and s.id = schedule_id)',
  append_only => false,
  own => 'eyes_user_id = app_user() or exists (select from report_schedules s
    where s.organization_id = report_deliveries.organization_id and s.id = schedule_id)');
create trigger announce_change after insert or update on report_deliveries
  for each row execute function announce_report();

-- External addresses that reports may be sent to.
create table report_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  external_addresses text[] not null default '{}',
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index report_settings_one on report_settings (organization_id);
call tenant_table('report_settings', 'false', 'false');
call recorded_table('report_settings');
