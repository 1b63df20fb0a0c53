-- The caller's own proposals.
create view assistant_proposal_rows with (security_invoker = true) as
select
  p.*
from assistant_proposals p
where p.user_id = app_user();
grant select on assistant_proposal_rows to tandem_app, tandem_partner, tandem_system;
