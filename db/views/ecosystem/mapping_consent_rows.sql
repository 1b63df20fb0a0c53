-- Consents of both sides. Of the other side's lists only those that are shared or were asked for, and the name only while
-- the list is shared.
create view mapping_consent_rows with (security_invoker = true) as
select
  c.organization_id,
  c.id,
  c.population_id,
  case when o.is_own or c.level <> 'none' then l.name end as population_name,
  c.partner_id,
  p.name as partner_name,
  c.side,
  c.level,
  c.requested_level,
  c.requested_at,
  c.answered_at,
  c.changed_at,
  c.row_version,
  c.created_at,
  c.updated_at
from mapping_consents c
cross join lateral (select (c.side = 'partner') = (app_partner() is not null) as is_own) o
join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
left join mapping_populations l on l.organization_id = c.organization_id and l.id = c.population_id
where o.is_own or c.level <> 'none' or c.requested_level is not null or c.answered_at is not null;

grant select on mapping_consent_rows to tandem_app, tandem_partner, tandem_system;
