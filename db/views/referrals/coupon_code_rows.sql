-- Coupon codes with their partner and link.
create view coupon_code_rows with (security_invoker = true) as
select
  c.*,
  p.name as partner_name,
  l.name as link_name
from coupon_codes c
left join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
left join referral_links l on l.organization_id = c.organization_id and l.id = c.link_id;

grant select on coupon_code_rows to tandem_app, tandem_partner, tandem_system;
