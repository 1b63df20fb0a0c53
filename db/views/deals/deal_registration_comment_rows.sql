-- Comments with the documents that the reader may see.
create view deal_registration_comment_rows with (security_invoker = true) as
select
  c.*,
  coalesce(f.files, '[]'::jsonb) as files
from deal_registration_comments c
left join lateral (
  select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.name, d.id) as files
  from documents d where d.organization_id = c.organization_id and d.id = any (c.document_ids)
) f on true;

grant select on deal_registration_comment_rows to tandem_app, tandem_partner, tandem_system;
