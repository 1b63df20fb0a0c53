-- Whether a question to this person waits for the caller: it is the caller, or the person has left and the caller is an owner or an
-- administrator.
create function app_decides_for(person uuid) returns boolean language sql stable as $$
  select person = app_user() or (
    not exists (select from memberships m where m.organization_id = app_organization() and m.user_id = person and m.status = 'active')
    and exists (select from memberships m where m.organization_id = app_organization() and m.user_id = app_user() and m.status = 'active'
      and m.role in ('owner', 'admin')))
$$;
