-- Applications with the names of what they refer to.
create view partner_application_rows with (security_invoker = true) as
select
  a.*,
  p.name as page_name,
  pa.name as partner_name,
  m.name as matched_partner_name,
  o.full_name as owner_name,
  de.full_name as decided_by_name,
  jsonb_array_length(a.flags) as flag_count,
  exists (select from jsonb_array_elements(a.flags) f where f ->> 'level' = 'high') as has_high_risk
from partner_applications a
left join partner_pages p on p.organization_id = a.organization_id and p.id = a.page_id
left join partners pa on pa.organization_id = a.organization_id and pa.id = a.partner_id
left join partners m on m.organization_id = a.organization_id and m.id = a.matched_partner_id
left join people o on o.organization_id = a.organization_id and o.id = a.owner_user_id
left join people de on de.organization_id = a.organization_id and de.id = a.decided_by;

grant select on partner_application_rows to tandem_app, tandem_partner, tandem_system;
