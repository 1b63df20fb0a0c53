-- Cadences with the tier they apply to.
create view meeting_cadence_rows with (security_invoker = true) as
select c.*, t.name as tier_name, t.color as tier_color, t."order" as tier_order
from meeting_cadences c
left join partner_tiers t on t.organization_id = c.organization_id and t.id = c.tier_id;

grant select on meeting_cadence_rows to tandem_app, tandem_partner, tandem_system;
