-- Folders with what they inherit and what lies in them, as far as the caller sees it.
create view document_folder_rows with (security_invoker = true) as
select
  f.*,
  a.path, a.is_shared, a.audience_ids, a.roles, a.takes_uploads, a.is_watermarked, a.keep_days, a.keep_action,
  u.name as parent_name,
  p.name as partner_name,
  g.name as audience_name,
  (select count(*)::int from documents d where d.organization_id = f.organization_id and d.folder_id = f.id
     and d.archived_at is null) as documents,
  (select count(*)::int from document_folders c where c.organization_id = f.organization_id and c.parent_id = f.id
     and c.archived_at is null) as folders,
  (select coalesce(sum(v.size), 0)::bigint from documents d
     join document_versions v on v.organization_id = d.organization_id and v.document_id = d.id
     where d.organization_id = f.organization_id and d.folder_id = f.id) as bytes
from document_folders f
join document_folder_access a on a.organization_id = f.organization_id and a.folder_id = f.id
left join document_folders u on u.organization_id = f.organization_id and u.id = f.parent_id
left join partners p on p.organization_id = f.organization_id and p.id = f.partner_id
left join audiences g on g.organization_id = f.organization_id and g.id = f.audience_id;

grant select on document_folder_rows to tandem_app, tandem_partner, tandem_system;
