-- Who is shut out of an organisation must not come back by an invitation of their own: those into it, still open, end too.
create or replace function end_access_of_former_member(person uuid, successor uuid) returns void
language plpgsql security definer set search_path = public as $$
begin
  perform from memberships m where m.organization_id = app_organization() and m.user_id = person and m.status = 'removed';
  if not found then return; end if;
  perform end_sessions_of_former_member(person);
  update api_keys k set revoked_at = now(), revoked_by = app_user()
    where k.user_id = person and k.revoked_at is null and (
      (k.partner_id is null and k.organization_id = app_organization())
      or exists (select from partners p where p.organization_id = k.organization_id and p.id = k.partner_id and p.partner_organization_id = app_organization()));
  update invitations i set revoked_at = now()
    where i.invited_by = person and i.accepted_at is null and i.revoked_at is null and (
      (i.partner_id is null and i.organization_id = app_organization())
      or exists (select from partners p where p.organization_id = i.organization_id and p.id = i.partner_id and p.partner_organization_id = app_organization()));
  update contacts c set user_id = null
    where c.user_id = person and exists (select from partners p
      where p.organization_id = c.organization_id and p.id = c.partner_id and p.partner_organization_id = app_organization());
  update saved_views v set owner_user_id = successor
    where v.owner_user_id = person and v.visibility = 'shared' and successor is not null and exists (select from partners p
      where p.organization_id = v.organization_id and p.id = v.owner_partner_id and p.partner_organization_id = app_organization());
end $$;
