-- Approval chains with the number of records that are waiting in them.
create view approval_chain_rows with (security_invoker = true) as
select
  c.*,
  jsonb_array_length(c.steps) as step_count,
  (select count(*)::int from approval_requests r
    where r.organization_id = c.organization_id and r.chain_id = c.id and r.status = 'open') as open_count
from approval_chains c;

grant select on approval_chain_rows to tandem_app, tandem_partner, tandem_system;
