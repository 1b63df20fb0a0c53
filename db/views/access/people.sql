-- Names and addresses of colleagues: the only access a company has to users. It runs with its owner's rights.
create view people with (security_barrier) as
select
  m.organization_id,
  u.id,
  u.name as full_name,
  u.email::text as email,
  u.image as image_url,
  u.phone,
  m.role, m.status, m.role_id, m.takes_work,
  m.id as membership_id,
  m.created_at as joined_at,
  m.row_version,
  (select max(s.last_seen_at) from identity.sessions s where s.user_id = u.id) as last_seen_at,
  exists (select
    from identity.two_factors f
    where f.user_id = u.id and f.enabled_at is not null) as has_two_factor
from memberships m
join identity.users u on u.id = m.user_id
where m.organization_id = app_organization() and app_partner() is null;

grant select on people to tandem_app, tandem_partner, tandem_system;
