-- Payout methods with their partner, the other partners with the same account, and the end of the security hold,
-- without the sealed bank details.
create view payout_method_rows with (security_invoker = true) as
select
  m.*,
  p.name as partner_name,
  m.changed_at + make_interval(days => nullif(s.method_rest_days, 0)) as usable_from,
  payout_account_elsewhere(m.organization_id, m.id) as same_account_as
from payout_methods m
left join partners p on p.organization_id = m.organization_id and p.id = m.partner_id
left join program_settings s on s.organization_id = m.organization_id;

grant select on payout_method_rows to tandem_app, tandem_partner, tandem_system;
