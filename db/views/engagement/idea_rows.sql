-- Ideas with their votes.
create view idea_rows with (security_invoker = true) as
select
  i.*,
  p.name as partner_name,
  (select count(*)::int from idea_votes v where v.organization_id = i.organization_id and v.idea_id = i.id) as votes,
  exists (select from idea_votes v
    where v.organization_id = i.organization_id and v.idea_id = i.id and v.user_id = app_user()) as has_voted,
  coalesce(i.partner_id = app_partner(), false) as is_own
from ideas i
left join partners p on p.organization_id = i.organization_id and p.id = i.partner_id;

grant select on idea_rows to tandem_app, tandem_partner, tandem_system;
