-- Funds with their balance: the whole fund's for the company, its own for a partner, with what is left of a pool.
create view mdf_fund_rows with (security_invoker = true) as
select
  f.*,
  a.name as audience_name,
  case when app_partner() is null or f.kind = 'fixed' then coalesce(b.allocated_minor, 0) end as allocated_minor,
  coalesce(b.reserved_minor, 0) as reserved_minor,
  coalesce(b.claimed_minor, 0) as claimed_minor,
  coalesce(b.paid_minor, 0) as paid_minor,
  coalesce(case when f.kind = 'pool' then w.available_minor else b.available_minor end, 0) as available_minor,
  coalesce(b.is_eligible, false) as is_eligible,
  (select count(*)::int from mdf_balances m where m.organization_id = f.organization_id and m.fund_id = f.id
    and m.partner_id is not null and m.is_eligible) as partner_count
from mdf_funds f
left join audiences a on a.organization_id = f.organization_id and a.id = f.audience_id
left join mdf_balances b on b.organization_id = f.organization_id and b.fund_id = f.id
  and b.partner_id is not distinct from app_partner()
left join mdf_balances w on w.organization_id = f.organization_id and w.fund_id = f.id and w.partner_id is null;

grant select on mdf_fund_rows to tandem_app, tandem_partner, tandem_system;
