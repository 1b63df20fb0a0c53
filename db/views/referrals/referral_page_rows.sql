-- Deal registration forms with their names and what came through them.
create view referral_page_rows with (security_invoker = true) as
select
  p.*,
  f.name as form_name,
  f.state as form_state,
  t.name as type_name,
  pt.name as partner_name,
  coalesce(d.views, 0)::int as views,
  coalesce(d.starts, 0)::int as starts,
  coalesce(e.registrations, 0)::int as registrations,
  coalesce(e.waiting, 0)::int as waiting,
  coalesce(e.approved, 0)::int as approved
from referral_pages p
left join forms f on f.organization_id = p.organization_id and f.id = p.form_id
left join opportunity_types t on t.organization_id = p.organization_id and t.id = p.type_id
left join partners pt on pt.organization_id = p.organization_id and pt.id = p.partner_id
left join lateral (
  select sum(views) as views, sum(starts) as starts from referral_page_days
  where organization_id = p.organization_id and page_id = p.id
) d on true
left join lateral (
  select count(*) as registrations,
    count(*) filter (where r.status in ('pending_review', 'info_requested')) as waiting,
    count(*) filter (where r.status in ('approved', 'converted', 'expired', 'released')) as approved
  from referral_entries n join deal_registrations r on r.organization_id = n.organization_id and r.id = n.registration_id
  where n.organization_id = p.organization_id and n.page_id = p.id
) e on true;

grant select on referral_page_rows to tandem_app, tandem_partner, tandem_system;
