-- Deals and registrations of resellers with the facts that their reader may see.
create view distributor_deal_rows with (security_invoker = true) as
select
  d.*,
  case when app_partner() is null then p.name else f.partner_name end as partner_name,
  case when app_partner() is null then q.name else f.distributor_name end as distributor_name,
  f.number, f.title, f.account_name, f.country, f.stage_name, f.stage_color, f.deal_status, f.amount_minor,
  f.is_amount_rounded, f.currency, f.expected_close_on, f.product_names, f.lines, f.contact_name, f.contact_email,
  f.registration_status,
  case when d.distributor_id = app_partner() then 'distributor' when d.partner_id = app_partner() then 'reseller' end as my_side
from distributor_deals d
left join lateral distributor_deal_facts(d.id) f on true
left join partners p on p.organization_id = d.organization_id and p.id = d.partner_id
left join partners q on q.organization_id = d.organization_id and q.id = d.distributor_id;

grant select on distributor_deal_rows to tandem_app, tandem_partner, tandem_system;
