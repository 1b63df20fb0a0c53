-- The caller's own proposals.
create view assistant_proposal_rows with (security_invoker = true) as
select p.id, p.organization_id, p.partner_id, p.user_id, p.tool, p.origin, p.title, p.changes, p.method, p.url, p.body, p.opens, p.form, p.effect,
  p.status,
  p.refusal, p.result_id, p.decided_at, p.expires_at, p.row_version, p.created_at, p.updated_at
from assistant_proposals p
where p.user_id = app_user();
grant select on assistant_proposal_rows to tandem_app, tandem_partner, tandem_system;
