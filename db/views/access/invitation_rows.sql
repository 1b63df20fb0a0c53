-- Invitations with their status, without their tokens.
create view invitation_rows with (security_invoker = true) as
select
  i.id, i.organization_id, i.email, i.full_name, i.role, i.partner_id,
  p.name as partner_name,
  i.expires_at, i.accepted_at, i.revoked_at, i.invited_by, i.created_at,
  case
    when i.accepted_at is not null then 'accepted'
    when i.revoked_at is not null then 'revoked'
    else 'open'
  end as status,
  (select u.full_name
    from people u
    where u.organization_id = i.organization_id and u.id = i.invited_by) as invited_by_name,
  i.role_id,
  (select r.name from roles r where r.organization_id = i.organization_id and r.id = i.role_id) as role_name
from invitations i
left join partners p on p.organization_id = i.organization_id and p.id = i.partner_id;

grant select on invitation_rows to tandem_app, tandem_partner, tandem_system;
