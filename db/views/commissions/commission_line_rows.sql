-- Commission lines with their deal, partner, plan and payout. In partner mode row security empties what a partner must
-- not see; a distributor reads the deal as its settings allow.
create view commission_line_rows with (security_invoker = true) as
select
  l.*,
  coalesce(o.name, f.title) as opportunity_name,
  o.account_id,
  coalesce(a.name, f.account_name) as account_name,
  p.name as partner_name,
  v.plan_id,
  v.version as plan_version,
  c.name as plan_name,
  i.batch_id as payout_batch_id,
  i.statement_no, i.paid_on,
  p.type_id as partner_type_id,
  p.region_id as partner_region_id,
  p.owner_user_id as partner_owner_user_id,
  i.disputable_until,
  p.region_ids as partner_region_ids
from commission_lines l
left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
left join partners p on p.organization_id = l.organization_id and p.id = l.partner_id
left join plan_versions v on v.organization_id = l.organization_id and v.id = l.plan_version_id
left join commission_plans c on c.organization_id = v.organization_id and c.id = v.plan_id
left join payout_items i on i.organization_id = l.organization_id and i.id = l.payout_item_id
left join distributor_deals d on app_partner() is not null and o.id is null
  and d.organization_id = l.organization_id and d.opportunity_id = l.opportunity_id
  and d.distributor_id = l.partner_id
left join lateral distributor_deal_facts(d.id) f on d.id is not null;

grant select on commission_line_rows to tandem_app, tandem_partner, tandem_system;
