-- Folders of resources with the folder above and the number of resources directly in them.
create view resource_folder_rows with (security_invoker = true) as
select
  f.*,
  above.name as parent_name,
  (select count(*)::int
    from resources r
    where r.organization_id = f.organization_id and r.folder_id = f.id and r.archived_at is null) as resources
from resource_folders f
left join resource_folders above on above.organization_id = f.organization_id and above.id = f.parent_id;

grant select on resource_folder_rows to tandem_app, tandem_partner, tandem_system;
