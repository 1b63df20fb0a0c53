-- Why: what a role may not see it is not told of either; a notice of money goes to those of a partner who may see its payments.
create function partner_standings(partner uuid)
returns table (user_id uuid, full_name text, email text, role text, permissions text[], scope text)
language sql stable security definer set search_path to 'public' as $$
  select u.id, u.name, u.email::text, m.role, r.permissions, r.scope
  from partners p
  join memberships m on m.organization_id = p.partner_organization_id and m.status = 'active' and is_partner_role(m.role)
  join identity.users u on u.id = m.user_id and u.status = 'active'
  left join roles r on r.organization_id = m.organization_id and r.id = m.role_id
  where p.organization_id = app_organization() and p.id = partner and (app_partner() is null or p.id = app_partner())
  order by u.name, u.id
$$;
revoke all on function partner_standings(uuid) from public;
grant execute on function partner_standings(uuid) to tandem_app, tandem_partner, tandem_system;
