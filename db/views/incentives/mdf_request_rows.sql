-- Requests with their fund and what became of the money: the sums of their movements.
create view mdf_request_rows with (security_invoker = true) as
select
  r.*,
  f.name as fund_name, f.currency, f.participation_ppm,
  p.name as partner_name, p.owner_user_id as partner_owner_user_id,
  coalesce(m.reserved_minor, 0)::bigint as reserved_minor,
  coalesce(m.claimed_minor, 0)::bigint as claimed_minor,
  coalesce(m.paid_minor, 0)::bigint as paid_minor
from mdf_requests r
left join mdf_funds f on f.organization_id = r.organization_id and f.id = r.fund_id
left join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
left join lateral (
  select
    sum(amount_minor * ((to_part is not distinct from 'reserved')::int - (from_part is not distinct from 'reserved')::int)) as reserved_minor,
    sum(amount_minor * ((to_part is not distinct from 'claimed')::int - (from_part is not distinct from 'claimed')::int)) as claimed_minor,
    sum(amount_minor * ((to_part is not distinct from 'paid')::int - (from_part is not distinct from 'paid')::int)) as paid_minor
  from mdf_movements v where v.organization_id = r.organization_id and v.request_id = r.id
) m on true;

grant select on mdf_request_rows to tandem_app, tandem_partner, tandem_system;
