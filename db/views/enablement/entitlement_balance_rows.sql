-- What each partner has of each benefit in each period.
create view entitlement_balance_rows with (security_invoker = true) as
select b.*, e.name as entitlement_name, e.kind, e.currency, p.name as partner_name,
  case when e.kind = 'money' then 1 else e.unit_value_minor end as value_of_one_minor
from entitlement_balances b
join entitlements e on e.organization_id = b.organization_id and e.id = b.entitlement_id
join partners p on p.organization_id = b.organization_id and p.id = b.partner_id;

grant select on entitlement_balance_rows to tandem_app, tandem_partner, tandem_system;
