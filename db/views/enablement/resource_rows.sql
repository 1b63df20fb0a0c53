-- Resources with their latest file, the names of what they refer to, and how often they were opened.
create view resource_rows with (security_invoker = true) as
select
  r.*,
  f.name as folder_name,
  a.name as audience_name,
  p.name as product_name,
  (select u.full_name
    from people u
    where u.organization_id = r.organization_id and u.id = r.owner_user_id) as owner_name,
  v.file_name, v.kind as file_kind, v.media_type, v.size, v.picture_url as page_picture_url,
  x.status as text_status,
  jsonb_array_length(r.cobrand_areas) > 0 as is_cobranded,
  exists (select
    from resource_favorites s
    where s.organization_id = r.organization_id and s.resource_id = r.id and s.user_id = app_user()) as is_favorite,
  e.views, e.downloads, e.partners, e.last_opened_at,
  (select count(*)::int
    from resource_link_opens o
    where o.organization_id = r.organization_id and o.resource_id = r.id and o.kind = 'opened') as external_opens
from resources r
left join resource_folders f on f.organization_id = r.organization_id and f.id = r.folder_id
left join audiences a on a.organization_id = r.organization_id and a.id = r.audience_id
left join products p on p.organization_id = r.organization_id and p.id = r.product_id
left join resource_versions v on v.organization_id = r.organization_id and v.resource_id = r.id and v.version = r.version
left join resource_texts x on x.organization_id = r.organization_id and x.resource_id = r.id and x.version = r.version
left join lateral (select
    count(*) filter (where e.kind = 'viewed')::int as views,
    count(*) filter (where e.kind = 'downloaded')::int as downloads,
    count(distinct e.partner_id)::int as partners,
    max(e.created_at) as last_opened_at
  from resource_events e
  where e.organization_id = r.organization_id and e.resource_id = r.id and e.kind <> 'shared'
    and e.partner_id is not null) e on true;

grant select on resource_rows to tandem_app, tandem_partner, tandem_system;
