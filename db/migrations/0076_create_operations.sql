-- Why: what runs the installation: its companies at a glance, prompts, announcements, what people think of experiments, errors
-- that happened, and a window on the job queue. None of it belongs to a company.
create view company_rows with (security_invoker = true) as
  select o.id, o.name, o.slug, o.domain, o.logo_url, o.base_currency, o.created_at, o.updated_at,
    case when t.deletion_due_at is not null then 'deleting' else o.status end as status,
    (select count(*)::int from memberships m where m.organization_id = o.id and m.status = 'active' and not is_partner_role(m.role)) as seats,
    (select count(*)::int from partners p where p.organization_id = o.id and p.archived_at is null) as partners,
    company_storage(o.id) as storage_bytes,
    coalesce((select c.value from usage_counters c where c.organization_id = o.id and c.key = 'api_requests'
      and c.day = (now() at time zone 'UTC')::date), 0)::bigint as api_requests_today,
    (select max(u.last_sign_in_at) from memberships m join identity.users u on u.id = m.user_id
      where m.organization_id = o.id and m.status = 'active') as last_sign_in_at,
    t.max_partners, t.max_seats, t.max_storage_bytes, t.max_api_requests_per_day,
    t.suspended_at, t.suspended_reason, t.deletion_asked_at, t.deletion_due_at, t.deletion_reason,
    coalesce(t.row_version, 0) as row_version
  from organizations o left join company_terms t on t.organization_id = o.id
  where o.kind in ('vendor', 'both');
grant select on company_rows to tandem_system;

create view feature_flag_rows with (security_invoker = true) as
  select f.*,
    (select count(*)::int from feature_flag_overrides o where o.flag_id = f.id) as override_count,
    jsonb_array_length(f.rules) as rule_count,
    case when not f.is_declared then 'undeclared'
      when f.stale_after < current_date then 'past_its_date'
      when f.updated_at < now() - interval '90 days' and f.rules = '[]' and not exists (select from feature_flag_overrides o where o.flag_id = f.id)
        and (f.is_on or f.is_killed) then 'settled'
    end as stale_because
  from feature_flags f;
grant select on feature_flag_rows to tandem_system;

create table prompts (
  id uuid primary key default new_id(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_.]{1,79}$'),
  description text not null check (length(trim(description)) between 1 and 500),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on prompts for each row execute function touch_row();
-- A version is a draft until it is published; then it is never edited, so that an answer can be traced to its words.
create table prompt_versions (
  id uuid primary key default new_id(),
  prompt_id uuid not null references prompts on delete cascade,
  number int not null,
  state text not null default 'draft' check (state in ('draft', 'published', 'retired')),
  system_text text not null default '',
  template text not null check (length(template) <= 50000),
  model text not null,
  variables jsonb not null default '[]',
  tests jsonb not null default '[]',
  note text,
  published_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (prompt_id, number)
);
create trigger touch before update on prompt_versions for each row execute function touch_row();
create unique index on prompt_versions (prompt_id) where state = 'published';
create unique index on prompt_versions (prompt_id) where state = 'draft';
create function keep_published_prompt() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and (new.system_text, new.template, new.model, new.variables, new.tests)
      is distinct from (old.system_text, old.template, old.model, old.variables, old.tests) then
    raise exception 'a published prompt is never edited: write a new version' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_published before update on prompt_versions for each row execute function keep_published_prompt();

create view prompt_rows with (security_invoker = true) as
  select p.*, v.number as published_number, v.model as published_model, v.published_at,
    (select count(*)::int from prompt_versions n where n.prompt_id = p.id) as version_count,
    exists (select from prompt_versions n where n.prompt_id = p.id and n.state = 'draft') as has_draft
  from prompts p left join prompt_versions v on v.prompt_id = p.id and v.state = 'published';

-- Said to everybody in every company while it lasts.
create table announcements (
  id uuid primary key default new_id(),
  text text not null check (length(trim(text)) between 1 and 300),
  link text check (length(link) <= 500),
  tone text not null default 'info' check (tone in ('info', 'warning')),
  audience text not null default 'everybody' check (audience in ('everybody', 'company', 'partner')),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create trigger touch before update on announcements for each row execute function touch_row();

create table experiment_feedback (
  id uuid primary key default new_id(),
  flag_id uuid not null references feature_flags on delete cascade,
  user_id uuid not null references identity.users on delete cascade,
  company_id uuid references organizations on delete set null,
  verdict text not null check (verdict in ('keep', 'change', 'drop')),
  text text check (length(text) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- One opinion each; a later one replaces it.
  unique (flag_id, user_id)
);
create index on experiment_feedback (user_id);
create index on experiment_feedback (company_id);

create table server_errors (
  id uuid primary key default new_id(),
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind in ('request', 'job')),
  place text not null,
  message text not null,
  stack text,
  code text,
  request_id text,
  company_id uuid,
  user_id uuid
);
create index on server_errors (at desc);

grant select, insert, update, delete on prompts, prompt_versions, announcements, experiment_feedback, server_errors to tandem_system;
grant select on prompt_rows, tandem_migrations to tandem_system;
grant select on announcements to tandem_app, tandem_partner;

-- The queue belongs to the worker. Who runs the installation looks through these, and may try again or give up.
create function job_queue() returns table (id bigint, task text, queue text, company_id uuid, run_at timestamptz, attempts int, max_attempts int,
  last_error text, created_at timestamptz, locked_at timestamptz, locked_by text, state text)
language sql stable security definer set search_path = public as $$
  select j.id, t.identifier, q.queue_name,
    case when j.payload->>'organization_id' ~ '^[0-9a-f-]{36}$' then (j.payload->>'organization_id')::uuid end,
    j.run_at, j.attempts::int, j.max_attempts::int, j.last_error, j.created_at, j.locked_at, j.locked_by,
    case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed'
      when j.last_error is not null then 'retrying' when j.run_at > now() then 'scheduled' else 'waiting' end
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
$$;
create function retry_job(job bigint) returns boolean language sql volatile security definer set search_path = public as
  $$select count(*) > 0 from graphile_worker.reschedule_jobs(array[job], run_at => now(), attempts => 0)$$;
create function cancel_job(job bigint) returns boolean language sql volatile security definer set search_path = public as
  $$select count(*) > 0 from graphile_worker.complete_jobs(array[job])$$;
revoke all on function job_queue, retry_job, cancel_job from public;
grant execute on function job_queue, retry_job, cancel_job to tandem_system;
