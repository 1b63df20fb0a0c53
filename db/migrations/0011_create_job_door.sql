-- Why: business transactions enqueue jobs, but only the worker may see the queue.
create function enqueue_job(task text, payload jsonb, run_at timestamptz default null, job_key text default null, max_attempts int default 12)
returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload::json, run_at => run_at, job_key => job_key, max_attempts => max_attempts);
end $$;
revoke all on function enqueue_job from public;
grant execute on function enqueue_job to tandem_app, tandem_partner, tandem_system;

create table mail_outbox (
  id uuid primary key default new_id(),
  organization_id uuid,
  to_address text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  error text,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
-- A partner's act may cause mail; who else gets mail is not theirs to read.
call tenant_table('mail_outbox', 'false', 'true');
create index on mail_outbox (organization_id, created_at desc);
