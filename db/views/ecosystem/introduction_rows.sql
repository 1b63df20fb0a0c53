-- Introductions with the names of their partner and of the person who follows up.
create view introduction_rows with (security_invoker = true) as
select
  i.*,
  p.name as partner_name,
  p.owner_user_id as partner_owner_user_id,
  u.full_name as owner_name,
  o.name as opportunity_name
from introductions i
join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
left join people u on u.organization_id = i.organization_id and u.id = i.owner_user_id
left join opportunities o on o.organization_id = i.organization_id and o.id = i.opportunity_id;

grant select on introduction_rows to tandem_app, tandem_partner, tandem_system;
