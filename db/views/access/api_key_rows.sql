-- API keys with their owner and status; secrets are never shown. An app renews its key until it is idle for 90 days.
create view api_key_rows with (security_invoker = true) as
select
  k.*,
  (select u.full_name
    from people u
    where u.organization_id = k.organization_id and u.id = k.user_id) as user_name,
  case
    when k.revoked_at is not null then 'revoked'
    when k.refresh_hash is not null and k.refreshed_at > now() - interval '90 days' then 'active'
    when k.expires_at <= now() then 'expired'
    else 'active'
  end as status
from api_keys k;

grant select on api_key_rows to tandem_app, tandem_partner, tandem_system;
