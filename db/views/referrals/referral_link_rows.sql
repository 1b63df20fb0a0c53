-- Referral links with their partner and totals. The stored status is active or paused; the rest follows from dates.
create view referral_link_rows with (security_invoker = true) as
select
  l.id, l.organization_id, l.partner_id, l.name, l.code, l.destination_url, l.utm_source, l.utm_medium, l.utm_campaign,
  l.expires_on, l.default_link_id, l.archived_at, l.row_version, l.created_at, l.updated_at,
  case when l.archived_at is not null then 'archived' when l.expires_on < (now() at time zone o.timezone)::date then 'expired' else l.status end as status,
  p.name as partner_name,
  d.name as default_link_name,
  (select coalesce(sum(c.clicks), 0) from click_days c where c.organization_id = l.organization_id and c.link_id = l.id) as clicks
from referral_links l
join organizations o on o.id = l.organization_id
left join partners p on p.organization_id = l.organization_id and p.id = l.partner_id
left join default_links d on d.organization_id = l.organization_id and d.id = l.default_link_id;

grant select on referral_link_rows to tandem_app, tandem_partner, tandem_system;
