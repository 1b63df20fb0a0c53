-- Provisioning tokens with their creator and status; secrets are never shown.
create view provisioning_token_rows with (security_invoker = true) as
select
  t.*,
  (select u.full_name
    from people u
    where u.organization_id = t.organization_id and u.id = t.created_by) as created_by_name,
  case
    when t.revoked_at is not null then 'revoked'
    when t.expires_at <= now() then 'expired'
    else 'active'
  end as status
from provisioning_tokens t;

grant select on provisioning_token_rows to tandem_app, tandem_partner, tandem_system;
