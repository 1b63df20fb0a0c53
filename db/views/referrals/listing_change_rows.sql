-- Proposed changes of listings with the names they concern.
create view listing_change_rows with (security_invoker = true) as
select
  c.*,
  l.directory_id,
  d.name as directory_name,
  p.name as partner_name,
  l.state as listing_state
from listing_changes c
join directory_listings l on l.organization_id = c.organization_id and l.id = c.listing_id
join partners_directory d on d.organization_id = l.organization_id and d.id = l.directory_id
join partners p on p.organization_id = c.organization_id and p.id = c.partner_id;

grant select on listing_change_rows to tandem_app, tandem_partner, tandem_system;
