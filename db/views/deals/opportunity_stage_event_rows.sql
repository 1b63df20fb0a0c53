-- Stage changes of opportunities with the names of the stages.
create view opportunity_stage_event_rows with (security_invoker = true) as
select
  e.*,
  before.name as from_stage_name,
  after.name as to_stage_name,
  after.category as to_category,
  after.color as to_color,
  (select u.full_name
    from people u
    where u.organization_id = e.organization_id and u.id = e.actor_user_id) as actor_name
from opportunity_stage_events e
left join opportunity_stages before on before.organization_id = e.organization_id
  and before.id = e.from_stage_id
left join opportunity_stages after on after.organization_id = e.organization_id and after.id = e.to_stage_id;

grant select on opportunity_stage_event_rows to tandem_app, tandem_partner, tandem_system;
