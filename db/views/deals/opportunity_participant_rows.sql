-- Partners that take part in an opportunity.
create view opportunity_participant_rows with (security_invoker = true) as
select
  x.*,
  p.name as partner_name,
  o.number as opportunity_number,
  o.name as opportunity_name,
  o.status as opportunity_status,
  o.amount_minor, o.currency
from opportunity_participants x
left join partners p on p.organization_id = x.organization_id and p.id = x.partner_id
left join opportunities o on o.organization_id = x.organization_id and o.id = x.opportunity_id;

grant select on opportunity_participant_rows to tandem_app, tandem_partner, tandem_system;
