-- Listings with their directory, their partner and the change that is open.
create view directory_listing_rows with (security_invoker = true) as
select
  l.*,
  d.name as directory_name,
  d.slug as directory_slug,
  d.is_published and d.archived_at is null as is_directory_published,
  p.name as partner_name,
  p.photo_url as partner_photo_url,
  l.partner_id = any (d.featured_partner_ids) as is_featured,
  c.id as open_change_id,
  c.status as open_change_status
from directory_listings l
join partners_directory d on d.organization_id = l.organization_id and d.id = l.directory_id
join partners p on p.organization_id = l.organization_id and p.id = l.partner_id
left join listing_changes c on c.organization_id = l.organization_id and c.listing_id = l.id
  and c.status in ('draft', 'submitted');

grant select on directory_listing_rows to tandem_app, tandem_partner, tandem_system;
