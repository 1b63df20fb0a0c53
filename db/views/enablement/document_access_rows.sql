-- Who opened which document, and how.
create view document_access_rows with (security_invoker = true) as
select
  x.*,
  p.name as partner_name,
  d.name as document_name,
  d.folder_id,
  f.name as folder_name,
  case
    when x.impersonator_id is not null then 'support'
    when x.api_key_id is not null then 'program'
    else 'person'
  end as through
from document_accesses x
left join partners p on p.organization_id = x.organization_id and p.id = x.partner_id
left join documents d on d.organization_id = x.organization_id and d.id = x.document_id
left join document_folders f on f.organization_id = x.organization_id and f.id = d.folder_id;

grant select on document_access_rows to tandem_app, tandem_partner, tandem_system;
