-- Templates of contracts with their file and how often they were sent.
create view contract_template_rows with (security_invoker = true) as
select
  t.*,
  a.name as audience_name,
  f.file_name,
  f.pages,
  (select v.published_at from contract_template_versions v
    where v.organization_id = t.organization_id and v.template_id = t.id and v.version = t.version) as published_at,
  (select count(*) from contracts c
    where c.organization_id = t.organization_id and c.template_id = t.id and c.sent_at is not null)::int as sent
from contract_templates t
left join audiences a on a.organization_id = t.organization_id and a.id = t.audience_id
left join contract_template_files f on f.organization_id = t.organization_id and f.id = t.file_id;

grant select on contract_template_rows to tandem_app, tandem_partner, tandem_system;
