-- Jobs of all companies share the workers. Who has many waiting is behind those who have few, as mails are since 0351: five
-- thousand jobs of one company delay no other's single one. Its name is a flag of the job, by which workers leave out who
-- holds enough of them already (src/server/jobs/turns.ts).

create index jobs_waiting_by_company on graphile_worker._private_jobs ((payload ->> 'organization_id')) where is_available;

create or replace function enqueue_job(task text, payload jsonb, run_at timestamptz default null, job_key text default null,
  max_attempts int default 12, queue text default null)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
