-- Contract accounts with the names of partner and account.
create view contract_account_rows with (security_invoker = true) as
select
  n.*,
  p.name as partner_name,
  a.name as account_name
from contract_accounts n
left join partners p on p.organization_id = n.organization_id and p.id = n.partner_id
left join accounts a on a.organization_id = n.organization_id and a.id = n.account_id;

grant select on contract_account_rows to tandem_app, tandem_partner, tandem_system;
