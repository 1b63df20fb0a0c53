-- Versions of documents with the partner that uploaded them.
create view document_version_rows with (security_invoker = true) as
select
  v.*,
  p.name as uploaded_by_partner_name
from document_versions v
left join partners p on p.organization_id = v.organization_id and p.id = v.uploaded_by_partner_id;

grant select on document_version_rows to tandem_app, tandem_partner, tandem_system;
