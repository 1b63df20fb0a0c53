-- What operators of the installation use: feature flags, limits of companies, errors, prompts and the job queue.

-- Refuses what exceeds a limit. src/server/errors.ts reads the detail: the field the message belongs to.
create function refuse_beyond(field text, saying text) returns void language plpgsql as $$
begin
  raise exception '%', saying using errcode = 'TLIMT', detail = field;
end $$;

-- Modules, switched for the whole installation. Only the system's login reads these tables.
create table feature_flags (
  id uuid primary key default new_id(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_]{1,59}$'),
  description text not null check (length(trim(description)) between 1 and 500),
  -- What everybody gets whom nothing else concerns.
  is_on boolean not null,
  -- Off for everybody, whatever else is said.
  is_killed boolean not null default false,
  is_experimental boolean not null default false,
  -- Whether the code of this version asks for it; what nobody asks for is stale.
  is_declared boolean not null default false,
  -- In order; the first that applies decides. See src/shared/flags.ts.
  rules jsonb not null default '[]',
  stale_after date,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
grant select, insert, update, delete on feature_flags to tandem_system;
create trigger touch before update on feature_flags for each row execute function touch_row();

-- Switched for one person, company or role, before any rule.
create table feature_flag_overrides (
  flag_id uuid not null references feature_flags on delete cascade,
  kind text not null check (kind in ('user', 'organization', 'role')),
  target text not null check (length(target) between 1 and 100),
  is_on boolean not null,
  until timestamptz,
  created_at timestamptz not null default now(),
  primary key (flag_id, kind, target)
);
grant select, insert, update, delete on feature_flag_overrides to tandem_system;

-- What operators of the installation did.
create table operator_events (
  id uuid primary key default new_id(),
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_name text not null,
  action text not null,
  ref_table text not null,
  ref_id text not null,
  company_id uuid,
  changes jsonb not null default '{}',
  reason text
);
grant select, insert on operator_events to tandem_system;
create index on operator_events (at desc);
create index on operator_events (ref_table, ref_id, at desc);
create index on operator_events (company_id, at desc) where company_id is not null;
create trigger append_only before update or delete or truncate on operator_events execute function refuse_change();

-- Limits, suspension and deletion of a company, set by the operators of the installation.
create table company_terms (
  organization_id uuid primary key references organizations,
  id uuid generated always as (organization_id) stored,
  -- Null: as many as one likes.
  max_partners int check (max_partners >= 0),
  max_seats int check (max_seats >= 1),
  max_storage_bytes bigint check (max_storage_bytes >= 0),
  max_api_requests_per_day int check (max_api_requests_per_day >= 0),
  suspended_at timestamptz,
  suspended_reason text,
  deletion_asked_at timestamptz,
  deletion_due_at timestamptz,
  deletion_reason text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((deletion_due_at is null) = (deletion_asked_at is null))
);
create index on company_terms (deletion_due_at) where deletion_due_at is not null;
call tenant_table('company_terms');
-- A company reads what it may use; it is not its own to change.
revoke insert, update, delete on company_terms from tandem_app, tandem_partner;
call recorded_table('company_terms');

-- Each check locks the company's terms first, so that two at once see each other. Companies without a limit are not locked.
create function check_partner_limit(organization uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  most int := (select max_partners from company_terms where organization_id = organization and max_partners is not null for update);
begin
  if most is not null and most < (select count(*) from partners where organization_id = organization and archived_at is null) then
    perform refuse_beyond('name', format('The limit of %s partners is reached. Archive some, or ask for more.', most));
  end if;
end $$;
revoke all on function check_partner_limit from public;

create function check_seat_limit(organization uuid, with_invitations boolean) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  most int := (select max_seats from company_terms where organization_id = organization and max_seats is not null for update);
  taken int;
begin
  if most is null then return; end if;
  select count(*) into taken from memberships where organization_id = organization and status = 'active' and not is_partner_role(role);
  if with_invitations then
    taken := taken + (select count(*) from invitations where organization_id = organization and partner_id is null
      and accepted_at is null and revoked_at is null and expires_at > now());
  end if;
  if most < taken then
    perform refuse_beyond('email', format('The limit of %s team members is reached. Deactivate somebody, or ask for more.', most));
  end if;
end $$;
revoke all on function check_seat_limit from public;

create function check_storage_limit(organization uuid, more bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  most bigint := (select max_storage_bytes from company_terms where organization_id = organization and max_storage_bytes is not null for update);
begin
  if most is not null and most < company_storage(organization) + more then
    perform refuse_beyond('file', format('The limit of %s MB for files is reached. Remove some, or ask for more.', round(most / 1048576.0, 1)));
  end if;
end $$;
revoke all on function check_storage_limit from public;

-- For uploads, before their bytes are written.
create function require_storage(more bigint) returns void language sql volatile security definer set search_path = public, pg_temp as
  $$select check_storage_limit(app_organization(), more)$$;
revoke all on function require_storage from public;
grant execute on function require_storage to tandem_app, tandem_partner, tandem_system;

-- Counted per day: requests of programs.
create table usage_counters (
  organization_id uuid not null references organizations,
  key text not null,
  day date not null,
  value bigint not null,
  primary key (organization_id, key, day)
);
call tenant_table('usage_counters');
revoke insert, update, delete on usage_counters from tandem_app, tandem_partner;

-- Counts one request. Returns the daily limit when this one exceeded it.
create function count_api_request(organization uuid, today date) returns int language plpgsql as $$
declare
  used bigint;
  most int := (select max_api_requests_per_day from company_terms where organization_id = organization);
begin
  insert into usage_counters (organization_id, key, day, value) values (organization, 'api_requests', today, 1)
    on conflict (organization_id, key, day) do update set value = usage_counters.value + 1 returning value into used;
  return case when used > most then most end;
end $$;
revoke all on function count_api_request from public;
grant execute on function count_api_request to tandem_system;

-- Errors of the server and of browsers.
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
grant select, insert, update, delete on server_errors to tandem_system;
create index on server_errors (at desc);

-- Prompts for language models.
create table prompts (
  id uuid primary key default new_id(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_.]{1,79}$'),
  description text not null check (length(trim(description)) between 1 and 500),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
grant select, insert, update, delete on prompts to tandem_system;
create trigger touch before update on prompts for each row execute function touch_row();

-- A published version is never edited, so that an answer can be traced to its prompt.
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
grant select, insert, update, delete on prompt_versions to tandem_system;
create unique index on prompt_versions (prompt_id) where state = 'published';
create unique index on prompt_versions (prompt_id) where state = 'draft';
create trigger touch before update on prompt_versions for each row execute function touch_row();

-- Published versions never change.
create function keep_published_prompt() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and (new.system_text, new.template, new.model, new.variables, new.tests)
      is distinct from (old.system_text, old.template, old.model, old.variables, old.tests) then
    raise exception 'a published prompt is never edited: write a new version' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_published before update on prompt_versions for each row execute function keep_published_prompt();

-- What people think of experiments.
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
grant select, insert, update, delete on experiment_feedback to tandem_system;
create index on experiment_feedback (user_id);
create index on experiment_feedback (company_id);

-- True only inside `delete_company`, which takes the owner of the schema.
create function is_deleting_company() returns boolean language sql stable as $$
  select coalesce(current_setting('app.deleting_company', true), '') <> ''
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.organizations'::regclass)
$$;

-- Deletes a company and all its rows, whatever tables there are. Only when requested and the grace period is over.
create function delete_company(organization uuid, at timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  deletes text;
  counts text;
  gone jsonb;
begin
  perform from company_terms where organization_id = organization and deletion_due_at <= at for update;
  if not found then
    raise exception 'this company is not due for deletion' using errcode = 'restrict_violation';
  end if;
  perform set_config('app.deleting_company', organization::text, true);
  -- Other programs keep their partner; it has no organization of its own any more.
  update partners set partner_organization_id = null where partner_organization_id = organization and organization_id <> organization;
  select string_agg(format('%1$I as (delete from %2$I where %3$I = $1 returning 1)', 'd_' || c.relname, c.relname,
      case when c.relname = 'organizations' then 'id' else 'organization_id' end), ', '),
    string_agg(format('(%L, (select count(*) from %I))', c.relname, 'd_' || c.relname), ', ')
  into deletes, counts
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and (c.relname = 'organizations' or exists
    (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped));
  execute format('with %s select jsonb_object_agg(name, n) from (values %s) v(name, n) where n > 0', deletes, counts) into gone using organization;
  -- Deleting was itself recorded, and announced.
  delete from audit_events where organization_id = organization;
  delete from outbox_events where organization_id = organization;
  perform graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker._private_jobs j
    where j.payload->>'organization_id' = organization::text and j.locked_at is null having count(*) > 0;
  perform set_config('app.deleting_company', '', true);
  return gone;
end $$;
revoke all on function delete_company from public;
grant execute on function delete_company to tandem_system;

-- Business transactions enqueue jobs, but only the worker sees the queue. Companies with many waiting jobs wait behind those
-- with few.
create function enqueue_job(task text, payload jsonb, run_at timestamptz default null, job_key text default null,
  max_attempts int default 12, queue text default null)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp
  set enable_bitmapscan = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  -- What one change entails, which keeps its order.
  unhurried constant int := 20;
  -- Further back all are alike: counting on would cost more than it tells.
  most constant int := 200;
  company constant text := payload ->> 'organization_id';
  waiting int := 0;
begin
  if company is not null then
    select count(*) into waiting from (select from graphile_worker._private_jobs j
      where j.payload ->> 'organization_id' = company and j.is_available and j.run_at <= now() limit unhurried + most) ahead;
  end if;
  -- The queue takes what has the lowest number first.
  perform graphile_worker.add_job(task, payload::json, queue_name => queue, run_at => run_at, job_key => job_key,
    max_attempts => max_attempts, priority => greatest(waiting - unhurried, 0),
    flags => case when company is not null then array[company] end);
end $$;
revoke all on function enqueue_job from public;
grant execute on function enqueue_job to tandem_app, tandem_partner, tandem_system;

-- A view of the worker's queue for operators of the installation.
create function job_queue() returns table (id bigint, task text, queue text, company_id uuid, run_at timestamptz, attempts int, max_attempts int,
  last_error text, created_at timestamptz, locked_at timestamptz, locked_by text, state text)
language sql stable security definer set search_path = public, pg_temp as $$
  select j.id, t.identifier, q.queue_name,
    case when j.payload->>'organization_id' ~ '^[0-9a-f-]{36}$' then (j.payload->>'organization_id')::uuid end,
    j.run_at, j.attempts::int, j.max_attempts::int, j.last_error, j.created_at, j.locked_at, j.locked_by,
    case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed'
      when j.last_error is not null then 'retrying' when j.run_at > now() then 'scheduled' else 'waiting' end
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
$$;
revoke all on function job_queue from public;
grant execute on function job_queue to tandem_system;

create function retry_job(job bigint) returns boolean language sql volatile security definer set search_path = public, pg_temp as
  $$select count(*) > 0 from graphile_worker.reschedule_jobs(array[job], run_at => now(), attempts => 0)$$;
revoke all on function retry_job from public;
grant execute on function retry_job to tandem_system;

create function cancel_job(job bigint) returns boolean language sql volatile security definer set search_path = public, pg_temp as
  $$select count(*) > 0 from graphile_worker.complete_jobs(array[job])$$;
revoke all on function cancel_job from public;
grant execute on function cancel_job to tandem_system;

-- Finds the waiting jobs of a company (src/server/jobs/turns.ts).
create index jobs_waiting_by_company on graphile_worker._private_jobs ((payload ->> 'organization_id')) where is_available;
