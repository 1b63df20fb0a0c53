-- Who opened which document, and how.
create view document_access_rows with (security_invoker = true) as
select
  x.*,
  p.name as partner_name,
  d.name as document_name,
  case
    when x.impersonator_id is not null then 'support'
    when x.api_key_id is not null then 'program'
    else 'person'
  end as through
from document_accesses x
left join partners p on p.organization_id = x.organization_id and p.id = x.partner_id
left join documents d on d.organization_id = x.organization_id and d.id = x.document_id;

grant select on document_access_rows to tandem_app, tandem_partner, tandem_system;
