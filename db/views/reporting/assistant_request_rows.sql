-- The caller's own requests to a model. Owners and administrators also see those of others, but not the contents of partners' requests.
create view assistant_request_rows with (security_invoker = true) as
select r.id, r.organization_id, r.partner_id, r.user_id, r.user_name, r.host, r.model,
  case when r.partner_id is null or r.user_id = app_user() then r.body end as body,
  r.tokens, r.status, r.error, r.sent_at
from assistant_requests r
where (r.user_id = app_user() and r.partner_id is not distinct from app_partner()
    or app_partner() is null and exists (
      select from memberships m where m.organization_id = r.organization_id and m.user_id = app_user() and m.status = 'active' and m.role in ('owner', 'admin')))
  and nullif(current_setting('app.api_key_id', true), '') is null
  and nullif(current_setting('app.impersonator_id', true), '') is null;
grant select on assistant_request_rows to tandem_app, tandem_partner, tandem_system;
