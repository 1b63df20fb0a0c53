-- Benefits with their balances of the current period: of all partners for the company, its own for a partner.
create view entitlement_rows with (security_invoker = true) as
select
  e.*,
  case when e.kind = 'money' then 1 else e.unit_value_minor end as value_of_one_minor,
  coalesce(b.partners, 0)::int as partners,
  coalesce(b.granted, 0)::bigint as granted, coalesce(b.requested, 0)::bigint as requested,
  coalesce(b.used, 0)::bigint as used, coalesce(b.available, 0)::bigint as available,
  b.ends_on, b.reduced_to, b.reduced_on,
  (select count(*)::int from entitlement_keys k where k.organization_id = e.organization_id and k.entitlement_id = e.id
    and k.grant_id is null) as keys_left
from entitlements e
left join lateral (
  select count(*) as partners, sum(granted) as granted, sum(requested) as requested, sum(used) as used, sum(available) as available,
    max(ends_on) as ends_on,
    case when app_partner() is not null then max(reduced_to) end as reduced_to,
    case when app_partner() is not null then max(reduced_on) end as reduced_on
  from entitlement_balances c where c.organization_id = e.organization_id and c.entitlement_id = e.id
    and (app_partner() is null or c.partner_id = app_partner())
    and c.starts_on = (select max(n.starts_on) from entitlement_balances n where n.organization_id = c.organization_id
      and n.entitlement_id = c.entitlement_id and n.partner_id = c.partner_id)
) b on true;

grant select on entitlement_rows to tandem_app, tandem_partner, tandem_system;
