-- Why: people want what a list tells them in their inbox, at the time they need it. A schedule says what and when; a run is
-- one such time; a delivery is what one reader got of it, made with that reader's own eyes (docs/decisions/0024).
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
call tenant_table('report_schedules', 'partner_id = app_partner()', 'partner_id = app_partner()', false, 'owner_user_id = app_user()');
call recorded_table('report_schedules');

-- When each comes next. Not in the schedule itself, whose history tells what people changed.
create table report_clocks (
  organization_id uuid not null references organizations,
  schedule_id uuid not null,
  next_run_at timestamptz not null,
  primary key (organization_id, schedule_id),
  foreign key (organization_id, schedule_id) references report_schedules on delete cascade
);
create index on report_clocks (organization_id, next_run_at);
call tenant_table('report_clocks',
  'exists (select from report_schedules s where s.organization_id = report_clocks.organization_id and s.id = schedule_id)',
  'exists (select from report_schedules s where s.organization_id = report_clocks.organization_id and s.id = schedule_id)', false,
  'exists (select from report_schedules s where s.organization_id = report_clocks.organization_id and s.id = schedule_id)');

-- Live screens of whoever sees the schedule hear of its runs; the audit log is not told each step of a machine.
create function announce_report() returns trigger language plpgsql as $$
begin
  insert into outbox_events (organization_id, topic, ref_id, payload)
  select new.organization_id, 'report_schedules.updated', new.schedule_id, jsonb_strip_nulls(jsonb_build_object('partner_id', s.partner_id))
  from report_schedules s where s.organization_id = new.organization_id and s.id = new.schedule_id;
  return null;
end $$;

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
  'exists (select from report_schedules s where s.organization_id = report_runs.organization_id and s.id = schedule_id)',
  'exists (select from report_schedules s where s.organization_id = report_runs.organization_id and s.id = schedule_id)', false,
  'exists (select from report_schedules s where s.organization_id = report_runs.organization_id and s.id = schedule_id)');
create trigger announce_change after insert or update on report_runs for each row execute function announce_report();

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
  'partner_id = app_partner() and (eyes_user_id = app_user() or exists (select from report_schedules s
    where s.organization_id = report_deliveries.organization_id and s.id = schedule_id))',
  'exists (select from report_schedules s where s.organization_id = report_deliveries.organization_id and s.id = schedule_id)', false,
  'eyes_user_id = app_user() or exists (select from report_schedules s
    where s.organization_id = report_deliveries.organization_id and s.id = schedule_id)');
create trigger announce_change after insert or update on report_deliveries for each row execute function announce_report();

-- Which addresses outside a company's reports may go to: `someone@auditor.example`, or `auditor.example` for all there.
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

-- A mail may carry files; their bytes lie in the file store.
alter table mail_outbox add attachments jsonb not null default '[]';

-- What the mail server says of a report's mail is what became of its delivery.
create function tell_report_delivery() returns trigger language plpgsql as $$
begin
  update report_deliveries set state = case new.status when 'failed' then 'failed' else 'delivered' end,
    error = case new.status when 'failed' then 'The mail server refused it, and will be asked again: ' || coalesce(new.error, '') end
  where organization_id = new.organization_id and mail_id = new.id and state in ('delivered', 'failed');
  return null;
end $$;
create trigger tell_report_delivery after update of status on mail_outbox for each row
  when (new.organization_id is not null and new.status is distinct from old.status) execute function tell_report_delivery();

create view report_run_rows with (security_invoker = true) as
select r.id, r.organization_id, r.schedule_id, r.due_at, r.cause, r.started_at, r.error, r.row_version, r.created_at, r.updated_at,
  s.name as schedule_name, s.partner_id,
  coalesce(o.full_name, (select p.full_name from partner_people(s.partner_id) p where p.user_id = r.asked_by)) as asked_by_name,
  d.readers, d.delivered, d.failed, d.skipped_empty, d.rows, d.bytes,
  case when r.error is not null then 'failed' when r.started_at is null then 'queued' when d.waiting > 0 then 'running'
    when d.delivered > 0 then 'delivered' when d.failed > 0 or d.readers = 0 then 'failed' else 'skipped_empty' end as state
from report_runs r
join report_schedules s on s.organization_id = r.organization_id and s.id = r.schedule_id
left join people o on o.organization_id = r.organization_id and o.id = r.asked_by
left join lateral (select count(*)::int as readers, count(*) filter (where e.state in ('queued', 'running'))::int as waiting,
    count(*) filter (where e.state = 'delivered')::int as delivered, count(*) filter (where e.state = 'failed')::int as failed,
    count(*) filter (where e.state = 'skipped_empty')::int as skipped_empty, max(e.rows) as rows, sum(e.bytes)::bigint as bytes
  from report_deliveries e where e.organization_id = r.organization_id and e.run_id = r.id) d on true
where s.partner_id is not distinct from app_partner();

create view report_schedule_rows with (security_invoker = true) as
select s.*, c.next_run_at, s.owner_user_id is not distinct from app_user() as is_mine,
  s.external_confirmed_by is not distinct from s.owner_user_id as is_external_confirmed,
  coalesce(o.full_name, (select p.full_name from partner_people(s.partner_id) p where p.user_id = s.owner_user_id)) as owner_name,
  l.id as last_run_id, l.due_at as last_run_at, l.state as last_state
from report_schedules s
left join report_clocks c on c.organization_id = s.organization_id and c.schedule_id = s.id
left join people o on o.organization_id = s.organization_id and o.id = s.owner_user_id
left join lateral (select r.id, r.due_at, r.state from report_run_rows r
  where r.organization_id = s.organization_id and r.schedule_id = s.id order by r.due_at desc, r.id desc limit 1) l on true
where s.partner_id is not distinct from app_partner();

create view report_delivery_rows with (security_invoker = true) as
select d.id, d.organization_id, d.schedule_id, d.run_id, d.reader_kind, d.partner_id, p.name as partner_name, d.full_name, d.address, d.state,
  d.attempts, d.rows, d.bytes, d.file_name, d.file_until, d.file_key is not null as has_file, d.left_out, d.error, d.finished_at,
  d.eyes_user_id is not distinct from app_user() as is_mine, s.name as schedule_name, r.due_at, d.row_version, d.created_at, d.updated_at
from report_deliveries d
join report_runs r on r.organization_id = d.organization_id and r.id = d.run_id
join report_schedules s on s.organization_id = d.organization_id and s.id = d.schedule_id
left join partners p on p.organization_id = d.organization_id and p.id = d.partner_id
where s.partner_id is not distinct from app_partner();
grant select on report_schedule_rows, report_run_rows, report_delivery_rows to tandem_app, tandem_partner, tandem_system;

-- Everybody of a partner who can sign in, with the role: for reports that go to a role of the partner's own.
create function partner_roles(partner uuid) returns table (user_id uuid, full_name text, email text, role text, role_id uuid, role_name text)
language sql stable security definer set search_path = public as $$
  select u.id, u.name, u.email::text, m.role, m.role_id, r.name
  from partners p
  join memberships m on m.organization_id = p.partner_organization_id and m.status = 'active' and is_partner_role(m.role)
  join identity.users u on u.id = m.user_id and u.status = 'active'
  left join roles r on r.organization_id = m.organization_id and r.id = m.role_id
  where p.organization_id = app_organization() and p.id = partner and (app_partner() is null or p.id = app_partner())
  order by u.name, u.id
$$;
revoke all on function partner_roles(uuid) from public;
grant execute on function partner_roles(uuid) to tandem_app, tandem_partner, tandem_system;
