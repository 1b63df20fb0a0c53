-- Directories with how many partners they list and what waits for a decision.
create view partners_directory_rows with (security_invoker = true) as
select
  d.*,
  (select count(*)::int
    from directory_listings l
    where l.organization_id = d.organization_id and l.directory_id = d.id and l.state = 'published') as published_listings,
  (select count(*)::int
    from listing_changes c
    join directory_listings l on l.organization_id = c.organization_id and l.id = c.listing_id
    where c.organization_id = d.organization_id and l.directory_id = d.id and c.status = 'submitted') as waiting_changes
from partners_directory d;

grant select on partners_directory_rows to tandem_app, tandem_partner, tandem_system;
