-- Jobs may say which others of their kind they wait for, so that one company's long work, or a mail server that does not
-- answer, never holds every worker.

drop function enqueue_job(text, jsonb, timestamptz, text, integer);

create function enqueue_job(task text, payload jsonb, run_at timestamptz default null, job_key text default null,
  max_attempts integer default 12, queue text default null)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload::json, queue_name => queue, run_at => run_at, job_key => job_key, max_attempts => max_attempts);
end $$;

revoke all on function enqueue_job(text, jsonb, timestamptz, text, integer, text) from public;
grant execute on function enqueue_job(text, jsonb, timestamptz, text, integer, text) to tandem_app, tandem_partner, tandem_system;
