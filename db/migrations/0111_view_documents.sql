-- Why: documents as people read them, with the names of what they belong to and the facts of their latest version; and they
-- carry the company's tags like partners do.
create view document_rows with (security_invoker = true) as
  select d.*, v.file_name, v.kind, v.media_type, v.size, v.uploaded_by_name as version_by_name, v.created_at as version_at,
    p.name as partner_name, o.name as opportunity_name, o.number as opportunity_number, a.name as account_name,
    nullif(concat_ws(' ', c.first_name, nullif(c.last_name, '')), '') as contact_name, b.name as uploaded_by_partner_name
  from documents d
  left join document_versions v on v.organization_id = d.organization_id and v.document_id = d.id and v.version = d.version
  left join partners p on p.organization_id = d.organization_id and p.id = d.partner_id
  left join opportunities o on o.organization_id = d.organization_id and o.id = d.opportunity_id
  left join accounts a on a.organization_id = d.organization_id and a.id = d.account_id
  left join contacts c on c.organization_id = d.organization_id and c.id = d.contact_id
  left join partners b on b.organization_id = d.organization_id and b.id = d.uploaded_by_partner_id;
grant select on document_rows to tandem_app, tandem_partner, tandem_system;

create view document_version_rows with (security_invoker = true) as
  select v.*, p.name as uploaded_by_partner_name
  from document_versions v
  left join partners p on p.organization_id = v.organization_id and p.id = v.uploaded_by_partner_id;
grant select on document_version_rows to tandem_app, tandem_partner, tandem_system;

create view document_access_rows with (security_invoker = true) as
  select x.*, p.name as partner_name, d.name as document_name,
    case when x.impersonator_id is not null then 'support' when x.api_key_id is not null then 'program' else 'person' end as through
  from document_accesses x
  left join partners p on p.organization_id = x.organization_id and p.id = x.partner_id
  left join documents d on d.organization_id = x.organization_id and d.id = x.document_id;
grant select on document_access_rows to tandem_app, tandem_partner, tandem_system;

alter table tags drop constraint tags_entity_check;
alter table tags add constraint tags_entity_check check (entity in ('partners', 'accounts', 'contacts', 'documents'));
call tagged_table('documents');
create or replace view tag_rows with (security_invoker = true) as
select t.*, coalesce(u.uses, 0)::int as uses
from tags t
left join lateral (
  select case t.entity
    when 'partners' then (select count(*) from partners r where r.organization_id = t.organization_id and r.tags @> array[t.name])
    when 'accounts' then (select count(*) from accounts r where r.organization_id = t.organization_id and r.tags @> array[t.name])
    when 'contacts' then (select count(*) from contacts r where r.organization_id = t.organization_id and r.tags @> array[t.name])
    else (select count(*) from documents r where r.organization_id = t.organization_id and r.tags @> array[t.name]) end as uses
) u on true;
