-- Activities with the prospect, and with the partner that it became.
create view prospect_activity_rows with (security_invoker = true) as
select
  a.*,
  p.name as prospect_name,
  p.partner_id
from prospect_activities a
join prospects p on p.organization_id = a.organization_id and p.id = a.prospect_id;

grant select on prospect_activity_rows to tandem_app, tandem_partner, tandem_system;
