-- Documents with what they belong to and their latest version.
create view document_rows with (security_invoker = true) as
select
  d.*,
  v.file_name, v.kind, v.media_type, v.size,
  v.uploaded_by_name as version_by_name,
  v.created_at as version_at,
  p.name as partner_name,
  o.name as opportunity_name,
  o.number as opportunity_number,
  a.name as account_name,
  nullif(concat_ws(' ', c.first_name, nullif(c.last_name, '')), '') as contact_name,
  b.name as uploaded_by_partner_name,
  f.name as folder_name
from documents d
left join document_versions v on v.organization_id = d.organization_id and v.document_id = d.id
  and v.version = d.version
left join partners p on p.organization_id = d.organization_id and p.id = d.partner_id
left join opportunities o on o.organization_id = d.organization_id and o.id = d.opportunity_id
left join accounts a on a.organization_id = d.organization_id and a.id = d.account_id
left join contacts c on c.organization_id = d.organization_id and c.id = d.contact_id
left join partners b on b.organization_id = d.organization_id and b.id = d.uploaded_by_partner_id
left join document_folders f on f.organization_id = d.organization_id and f.id = d.folder_id;

grant select on document_rows to tandem_app, tandem_partner, tandem_system;
