-- Notes on opportunities with the author's partner.
create view opportunity_note_rows with (security_invoker = true) as
select
  n.*,
  p.name as author_partner_name,
  o.number as opportunity_number,
  o.name as opportunity_name
from opportunity_notes n
left join partners p on p.organization_id = n.organization_id and p.id = n.author_partner_id
left join opportunities o on o.organization_id = n.organization_id and o.id = n.opportunity_id;

grant select on opportunity_note_rows to tandem_app, tandem_partner, tandem_system;
