-- Movements of money within funds, with what they are about.
create view mdf_movement_rows with (security_invoker = true) as
select m.*, f.name as fund_name, f.currency, p.name as partner_name, r.number as request_number, c.number as claim_number,
  u.full_name as moved_by_name
from mdf_movements m
join mdf_funds f on f.organization_id = m.organization_id and f.id = m.fund_id
left join partners p on p.organization_id = m.organization_id and p.id = m.partner_id
left join mdf_requests r on r.organization_id = m.organization_id and r.id = m.request_id
left join mdf_claims c on c.organization_id = m.organization_id and c.id = m.claim_id
left join people u on u.organization_id = m.organization_id and u.id = m.moved_by;

grant select on mdf_movement_rows to tandem_app, tandem_partner, tandem_system;
