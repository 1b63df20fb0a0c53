-- People as an identity provider sees them: those it provisioned, and the other members, who have the id of their
-- membership until the provider says something about them.
create view provisioned_users with (security_invoker = true) as
select
  coalesce(p.organization_id, m.organization_id) as organization_id,
  coalesce(p.id, m.membership_id) as id,
  p.id is not null as is_provisioned,
  m.id as user_id,
  p.external_id,
  coalesce(p.user_name::text, m.email) as user_name,
  coalesce(m.email, p.email::text) as email,
  coalesce(m.full_name, p.full_name) as full_name,
  p.given_name,
  p.family_name,
  case when m.id is null then p.is_active else m.status = 'active' end as is_active,
  m.role,
  m.role_id,
  coalesce(p.groups, case
    when m.role is null or m.role = 'owner' then '{}'
    else array[coalesce(m.role_id::text, m.role)]
  end) as groups,
  p.groups is not null as has_groups,
  coalesce(p.created_at, m.joined_at) as created_at,
  greatest(p.updated_at, m.joined_at) as updated_at
from people m
full join provisioned_people p on p.organization_id = m.organization_id and p.user_id = m.id
where p.id is not null or m.status = 'active';

grant select on provisioned_users to tandem_app, tandem_system;
