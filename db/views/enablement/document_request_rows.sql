-- Requests with the names of their partner, reviewer, folder and file.
create view document_request_rows with (security_invoker = true) as
select
  r.*,
  p.name as partner_name,
  w.full_name as reviewer_name,
  e.full_name as decided_by_name,
  f.name as folder_name,
  d.name as document_name,
  v.file_name,
  v.kind as file_kind,
  r.lapsed_at is not null and r.consequence = 'payouts' and r.status <> 'canceled' as pauses_payouts
from document_requests r
join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
left join people w on w.organization_id = r.organization_id and w.id = r.reviewer_user_id
left join people e on e.organization_id = r.organization_id and e.id = r.decided_by
left join document_folders f on f.organization_id = r.organization_id and f.id = r.folder_id
left join documents d on d.organization_id = r.organization_id and d.id = r.document_id
left join document_versions v on v.organization_id = r.organization_id and v.document_id = r.document_id
  and v.version = r.document_version;

grant select on document_request_rows to tandem_app, tandem_partner, tandem_system;
