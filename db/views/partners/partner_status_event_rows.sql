-- Status changes of partners with the names of the statuses.
create view partner_status_event_rows with (security_invoker = true) as
select
  e.*,
  f.name as from_name,
  t.name as to_name,
  t.color as to_color,
  (select u.full_name
    from people u
    where u.organization_id = e.organization_id and u.id = e.actor_user_id) as actor_name
from partner_status_events e
left join partner_statuses f on f.organization_id = e.organization_id and f.id = e.from_status_id
left join partner_statuses t on t.organization_id = e.organization_id and t.id = e.to_status_id;

grant select on partner_status_event_rows to tandem_app, tandem_partner, tandem_system;
