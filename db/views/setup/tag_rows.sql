-- Tags with the number of rows that carry them.
create view tag_rows with (security_invoker = true) as
select
  t.*,
  coalesce(u.uses, 0)::int as uses
from tags t
left join lateral (select case t.entity
  when 'partners' then (select count(*)
    from partners r
    where r.organization_id = t.organization_id and r.tags @> array[t.name])
  when 'accounts' then (select count(*)
    from accounts r
    where r.organization_id = t.organization_id and r.tags @> array[t.name])
  when 'contacts' then (select count(*)
    from contacts r
    where r.organization_id = t.organization_id and r.tags @> array[t.name])
  when 'prospects' then (select count(*)
    from prospects r
    where r.organization_id = t.organization_id and r.tags @> array[t.name])
  when 'resources' then (select count(*)
    from resources r
    where r.organization_id = t.organization_id and r.tags @> array[t.name])
  else (select count(*)
    from documents r
    where r.organization_id = t.organization_id and r.tags @> array[t.name])
end as uses) u on true;

grant select on tag_rows to tandem_app, tandem_partner, tandem_system;
