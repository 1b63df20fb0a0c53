-- Changes of balances, with what they are about.
create view entitlement_movement_rows with (security_invoker = true) as
select m.*, e.name as entitlement_name, e.kind as entitlement_kind, e.currency, p.name as partner_name, g.number as grant_number
from entitlement_movements m
join entitlements e on e.organization_id = m.organization_id and e.id = m.entitlement_id
join partners p on p.organization_id = m.organization_id and p.id = m.partner_id
left join entitlement_grants g on g.organization_id = m.organization_id and g.id = m.grant_id;

grant select on entitlement_movement_rows to tandem_app, tandem_partner, tandem_system;
