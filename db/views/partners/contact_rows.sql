-- Contacts with their partner or account and the state of their portal access.
create view contact_rows with (security_invoker = true) as
select
  c.*,
  trim(c.first_name || ' ' || c.last_name) as full_name,
  t.name as type_name,
  t.color as type_color,
  p.name as partner_name,
  a.name as account_name,
  case
    when c.user_id is not null then 'active'
    when exists (select
      from invitations i
      where i.organization_id = c.organization_id and i.partner_id = c.partner_id and i.email = c.email
        and i.accepted_at is null and i.revoked_at is null) then 'invited'
    else 'none'
  end as portal_access
from contacts c
left join contact_types t on t.organization_id = c.organization_id and t.id = c.type_id
left join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
left join accounts a on a.organization_id = c.organization_id and a.id = c.account_id;

grant select on contact_rows to tandem_app, tandem_partner, tandem_system;
