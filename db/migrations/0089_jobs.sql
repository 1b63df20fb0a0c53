-- Jobs that are given up, leases that end with their worker, and the age of waiting work.

-- A worker holds this advisory lock while it lives (src/server/jobs/dead-workers.ts). Its jobs and leases end with it.
create function is_worker_alive(worker text) returns boolean language sql stable strict as $$
  select exists (select from pg_locks l where l.locktype = 'advisory' and l.granted
    and l.database = (select oid from pg_database where datname = current_database())
    and l.classid::bigint = 7263010 and l.objid::bigint = hashtext(worker)::bigint & 4294967295)
$$;

-- A lease without a worker ends by its time alone.
alter table email_campaign_recipients add column worker text check (length(worker) <= 100);
alter table webhook_deliveries add column worker text check (length(worker) <= 100);
create index on webhook_deliveries (organization_id, worker) where worker is not null;
alter table sync_leases add column worker text check (length(worker) <= 100);

-- Work that failed for good, for the company's administrators.
create table failed_jobs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  task text not null check (length(task) between 1 and 100),
  title text not null check (length(title) between 1 and 300),
  reason text not null check (length(reason) <= 500),
  opens text check (opens like '/%' and length(opens) <= 300),
  -- Equal failures are one entry, with the work for another try.
  count int not null default 1 check (count > 0),
  payloads jsonb not null check (jsonb_typeof(payloads) = 'array' and octet_length(payloads::text) <= 1000000),
  queue text check (length(queue) <= 200),
  status text not null default 'open' check (status in ('open', 'retried', 'dismissed')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index failed_jobs_open on failed_jobs (organization_id, task, title, (coalesce(opens, ''))) where status = 'open';
call tenant_table('failed_jobs', own => 'false');

-- The jobs whose failure was handled. It happens once, also if the process ends in between.
create table given_up_jobs (
  job_id bigint primary key,
  at timestamptz not null default now()
);
grant select, insert, delete on given_up_jobs to tandem_system;

-- Jobs that will never run again and whose failure was not handled yet: the process may have ended during the last attempt.
create function jobs_to_give_up() returns table (id bigint, task text, payload json, queue text, reason text)
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from given_up_jobs g where not exists (select from graphile_worker._private_jobs j where j.id = g.job_id);
  select j.id, t.identifier, j.payload, q.queue_name, coalesce(j.last_error, 'The server stopped during the last attempt.')
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts >= j.max_attempts and j.locked_at is null
    and not exists (select from given_up_jobs g where g.job_id = j.id)
  order by j.id limit 100
$$;
revoke all on function jobs_to_give_up from public;
grant execute on function jobs_to_give_up to tandem_system;

-- A job that is tried again can be given up again.
create or replace function retry_job(job bigint) returns boolean language sql volatile security definer set search_path = public, pg_temp as $$
  delete from given_up_jobs where job_id = job;
  select count(*) > 0 from graphile_worker.reschedule_jobs(array[job], run_at => now(), attempts => 0)
$$;

-- The age of work that could run now: jobs behind a running one of their queue are not due. Without tasks, all count.
create function job_backlog(tasks text[]) returns table (due int, oldest_due_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  with known as (select array_agg(t.id) as ids from graphile_worker._private_tasks t where tasks is null or t.identifier = any(tasks))
  select (select count(*) from (select from graphile_worker._private_jobs j, known
      where j.is_available and j.run_at <= now() and j.task_id = any(known.ids) limit 10000) waiting)::int,
    (select min(j.run_at) from graphile_worker._private_jobs j cross join known
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
      where j.is_available and j.run_at <= now() and j.task_id = any(known.ids) and q.locked_at is null)
$$;
revoke all on function job_backlog from public;
grant execute on function job_backlog to tandem_system;

create function schedule_runs() returns table (identifier text, last_at timestamptz, since timestamptz)
language sql stable security definer set search_path = public, pg_temp as
  $$select k.identifier, k.last_execution, k.known_since from graphile_worker._private_known_crontabs k$$;
revoke all on function schedule_runs from public;
grant execute on function schedule_runs to tandem_system;
