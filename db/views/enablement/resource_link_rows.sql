-- External links with their state and opens; the hash of the secret stays in the table.
create view resource_link_rows with (security_invoker = true) as
select
  l.id, l.organization_id, l.resource_id, l.recipient_name, l.recipient_email, l.asks_email, l.has_watermark,
  l.expires_at, l.revoked_at, l.created_by, l.created_by_name, l.row_version, l.created_at, l.updated_at,
  l.secret_hash is not null as has_password,
  r.name as resource_name,
  o.opens, o.downloads, o.people, o.last_opened_at
from resource_links l
left join resources r on r.organization_id = l.organization_id and r.id = l.resource_id
left join lateral (select
    count(*) filter (where o.kind = 'opened')::int as opens,
    count(*) filter (where o.kind = 'downloaded')::int as downloads,
    count(distinct coalesce(o.email::text, o.ticket))::int as people,
    max(o.created_at) as last_opened_at
  from resource_link_opens o
  where o.organization_id = l.organization_id and o.link_id = l.id) o on true;

grant select on resource_link_rows to tandem_app, tandem_partner, tandem_system;
