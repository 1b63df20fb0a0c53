-- Default links with their audience and how many partners have one.
create view default_link_rows with (security_invoker = true) as
select
  d.*,
  a.name as audience_name,
  (select count(*) from referral_links l where l.organization_id = d.organization_id and l.default_link_id = d.id) as links
from default_links d
left join audiences a on a.organization_id = d.organization_id and a.id = d.audience_id;

grant select on default_link_rows to tandem_app, tandem_partner, tandem_system;
