-- Partners that a public directory shows.
create view publicly_listed_partners with (security_invoker = true) as
select distinct l.organization_id, l.partner_id
from directory_listings l
join partners_directory d on d.organization_id = l.organization_id and d.id = l.directory_id
  and d.is_published and d.archived_at is null
join partners p on p.organization_id = l.organization_id and p.id = l.partner_id and p.archived_at is null
join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id and s.category = 'active'
where l.state = 'published';

grant select on publicly_listed_partners to tandem_app, tandem_partner, tandem_system;
