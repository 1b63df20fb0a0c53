-- Deliveries of reports with the state of their email.
create view report_delivery_rows with (security_invoker = true) as
select
  d.id, d.organization_id, d.schedule_id, d.run_id, d.reader_kind, d.partner_id,
  p.name as partner_name,
  d.full_name, d.address, d.state, d.attempts, d.rows, d.bytes, d.file_name, d.file_until,
  d.file_key is not null as has_file,
  d.left_out, d.error, d.finished_at,
  d.eyes_user_id is not distinct from app_user() as is_mine,
  s.name as schedule_name,
  r.due_at,
  d.row_version, d.created_at, d.updated_at
from report_deliveries d
join report_runs r on r.organization_id = d.organization_id and r.id = d.run_id
join report_schedules s on s.organization_id = d.organization_id and s.id = d.schedule_id
left join partners p on p.organization_id = d.organization_id and p.id = d.partner_id
where s.partner_id is not distinct from app_partner();

grant select on report_delivery_rows to tandem_app, tandem_partner, tandem_system;
