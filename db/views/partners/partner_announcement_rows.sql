-- Announcements with their audience and whether the caller has dismissed them.
create view partner_announcement_rows with (security_invoker = true) as
select
  n.*,
  a.name as audience_name,
  exists (select from partner_announcement_dismissals d
    where d.organization_id = n.organization_id and d.announcement_id = n.id and d.user_id = app_user()) as is_dismissed,
  (select count(*)::int from partner_announcement_dismissals d
    where d.organization_id = n.organization_id and d.announcement_id = n.id) as dismissals
from partner_announcements n
left join audiences a on a.organization_id = n.organization_id and a.id = n.audience_id;

grant select on partner_announcement_rows to tandem_app, tandem_partner, tandem_system;
