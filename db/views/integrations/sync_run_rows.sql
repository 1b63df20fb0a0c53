-- Runs of the synchronization with the person who started them.
create view sync_run_rows with (security_invoker = true) as
select
  t.*,
  m.local_table,
  m.remote_object,
  u.full_name as started_by_name,
  t.kind = 'backfill' and t.status in ('done', 'failed', 'canceled') as can_undo
from sync_runs t
join object_mappings m on m.organization_id = t.organization_id and m.id = t.object_mapping_id
left join people u on u.organization_id = t.organization_id and u.id = t.started_by;

grant select on sync_run_rows to tandem_app, tandem_partner, tandem_system;
