-- Runs of reports with the person who started them and the number of deliveries.
create view report_run_rows with (security_invoker = true) as
select
  r.id, r.organization_id, r.schedule_id, r.due_at, r.cause, r.started_at, r.error, r.row_version,
  r.created_at, r.updated_at,
  s.name as schedule_name,
  s.partner_id,
  coalesce(o.full_name,
    (select p.full_name from partner_people(s.partner_id) p where p.user_id = r.asked_by)) as asked_by_name,
  d.readers, d.delivered, d.failed, d.skipped_empty, d.rows, d.bytes,
  case
    when r.error is not null then 'failed'
    when r.started_at is null then 'queued'
    when d.waiting > 0 then 'running'
    when d.delivered > 0 then 'delivered'
    when d.failed > 0 or d.readers = 0 then 'failed'
    else 'skipped_empty'
  end as state
from report_runs r
join report_schedules s on s.organization_id = r.organization_id and s.id = r.schedule_id
left join people o on o.organization_id = r.organization_id and o.id = r.asked_by
left join lateral (select count(*)::int as readers,
  count(*) filter (where e.state in ('queued', 'running'))::int as waiting,
  count(*) filter (where e.state = 'delivered')::int as delivered,
  count(*) filter (where e.state = 'failed')::int as failed,
  count(*) filter (where e.state = 'skipped_empty')::int as skipped_empty, max(e.rows) as rows,
  sum(e.bytes)::bigint as bytes
  from report_deliveries e
  where e.organization_id = r.organization_id and e.run_id = r.id) d on true
where s.partner_id is not distinct from app_partner();

grant select on report_run_rows to tandem_app, tandem_partner, tandem_system;
