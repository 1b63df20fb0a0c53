-- Mappings with what the list of them shows.
create view object_mapping_rows with (security_invoker = true) as
select
  t.*,
  s.remote_label,
  s.polled_at,
  s.last_error,
  (select count(*)::int from field_mappings f where f.organization_id = t.organization_id and f.object_mapping_id = t.id) as field_count,
  (select count(*)::int from record_links l where l.organization_id = t.organization_id and l.object_mapping_id = t.id and l.ended_at is null) as link_count,
  (select count(*)::int from sync_issues i where i.organization_id = t.organization_id and i.object_mapping_id = t.id and i.status = 'open') as open_issues,
  (select count(*)::int from sync_changes c where c.organization_id = t.organization_id and c.object_mapping_id = t.id) as waiting
from object_mappings t
left join sync_states s on s.organization_id = t.organization_id and s.object_mapping_id = t.id;

grant select on object_mapping_rows to tandem_app, tandem_partner, tandem_system;
