-- The companies of this installation with their usage and limits.
create view company_rows with (security_invoker = true) as
select
  o.id, o.name, o.slug, o.domain, o.logo_url, o.base_currency, o.created_at, o.updated_at,
  case when t.deletion_due_at is not null then 'deleting' else o.status end as status,
  (select count(*)::int
    from memberships m
    where m.organization_id = o.id and m.status = 'active' and not is_partner_role(m.role)) as seats,
  (select count(*)::int from partners p where p.organization_id = o.id and p.archived_at is null) as partners,
  company_storage(o.id) as storage_bytes,
  coalesce((select c.value
    from usage_counters c
    where c.organization_id = o.id and c.key = 'api_requests' and c.day = (now() at time zone 'UTC')::date),
    0)::bigint as api_requests_today,
  (select max(u.last_sign_in_at)
    from memberships m
    join identity.users u on u.id = m.user_id
    where m.organization_id = o.id and m.status = 'active') as last_sign_in_at,
  t.max_partners, t.max_seats, t.max_storage_bytes, t.max_api_requests_per_day,
  case when t.outside_mails_limited_until is null or t.outside_mails_limited_until > now() then t.max_outside_mails_per_day end
    as max_outside_mails_per_day, t.suspended_at,
  t.suspended_reason, t.deletion_asked_at, t.deletion_due_at, t.deletion_reason,
  coalesce(t.row_version, 0) as row_version
from organizations o
left join company_terms t on t.organization_id = o.id
where o.kind in ('vendor', 'both');

grant select on company_rows to tandem_system;
