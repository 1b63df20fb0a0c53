-- Sign-up pages with the names of their defaults and their funnel.
create view partner_page_rows with (security_invoker = true) as
select
  p.*,
  f.name as form_name,
  pt.name as type_name,
  pr.name as region_name,
  ti.name as tier_name,
  o.full_name as owner_name,
  cp.name as plan_name,
  ct.name as contract_template_name,
  tr.name as track_name,
  au.name as auto_approve_audience_name,
  coalesce(d.views, 0)::int as views,
  coalesce(d.starts, 0)::int as starts,
  coalesce(a.submissions, 0)::int as submissions,
  coalesce(a.open, 0)::int as open_applications,
  coalesce(a.approvals, 0)::int as approvals,
  a.median_seconds::int as median_decision_seconds
from partner_pages p
join forms f on f.organization_id = p.organization_id and f.id = p.form_id
left join partner_types pt on pt.organization_id = p.organization_id and pt.id = p.type_id
left join partner_regions pr on pr.organization_id = p.organization_id and pr.id = p.region_id
left join partner_tiers ti on ti.organization_id = p.organization_id and ti.id = p.tier_id
left join people o on o.organization_id = p.organization_id and o.id = p.owner_user_id
left join commission_plans cp on cp.organization_id = p.organization_id and cp.id = p.plan_id
left join contract_templates ct on ct.organization_id = p.organization_id and ct.id = p.contract_template_id
left join tracks tr on tr.organization_id = p.organization_id and tr.id = p.track_id
left join audiences au on au.organization_id = p.organization_id and au.id = p.auto_approve_audience_id
left join lateral (
  select sum(views) as views, sum(starts) as starts from partner_page_days
  where organization_id = p.organization_id and page_id = p.id
) d on true
left join lateral (
  select count(*) as submissions,
    count(*) filter (where status in ('pending_review', 'info_requested')) as open,
    count(*) filter (where status = 'approved') as approvals,
    percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)) filter (where decided_at is not null) as median_seconds
  from partner_applications where organization_id = p.organization_id and page_id = p.id
) a on true;

grant select on partner_page_rows to tandem_app, tandem_partner, tandem_system;
