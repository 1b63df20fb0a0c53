-- Requests of benefits. In partner mode row security hides keys, so their number comes from a function.
create view entitlement_grant_rows with (security_invoker = true) as
select g.*, e.name as entitlement_name, e.kind, e.currency, e.fulfillment, p.name as partner_name,
  p.owner_user_id as partner_owner_user_id, b.ends_on as valid_until,
  k.keys, k.unseen_keys
from entitlement_grants g
left join entitlements e on e.organization_id = g.organization_id and e.id = g.entitlement_id
left join entitlement_balances b on b.organization_id = g.organization_id and b.id = g.balance_id
left join partners p on p.organization_id = g.organization_id and p.id = g.partner_id
left join lateral entitlement_keys_of(g.organization_id, g.id) k on true;

grant select on entitlement_grant_rows to tandem_app, tandem_partner, tandem_system;
