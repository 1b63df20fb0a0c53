-- The next meeting of each cadence with each partner, and whether it is late.
create view meeting_due_rows with (security_invoker = true) as
select d.*, c.every_months, c.tier_id, t.name as tier_name, t.color as tier_color,
  p.name as partner_name, p.owner_user_id as partner_owner_user_id, p.type_id as partner_type_id, p.region_id as partner_region_id,
  p.region_ids as partner_region_ids,
  case when d.next_at is not null then 'scheduled' when d.due_on < (now() at time zone o.timezone)::date then 'overdue' else 'due' end as state
from meeting_dues d
join organizations o on o.id = d.organization_id
join meeting_cadences c on c.organization_id = d.organization_id and c.id = d.cadence_id
left join partner_tiers t on t.organization_id = c.organization_id and t.id = c.tier_id
left join partners p on p.organization_id = d.organization_id and p.id = d.partner_id;

grant select on meeting_due_rows to tandem_app, tandem_partner, tandem_system;
