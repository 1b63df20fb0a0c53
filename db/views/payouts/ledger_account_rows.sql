-- Ledger accounts with their balance and partner.
create view ledger_account_rows with (security_invoker = true) as
select
  a.*,
  p.name as partner_name,
  coalesce(b.debit_minor, 0) as debit_minor,
  coalesce(b.credit_minor, 0) as credit_minor,
  coalesce(b.credit_minor, 0) - coalesce(b.debit_minor, 0) as balance_minor
from ledger_accounts a
left join account_balances b on b.organization_id = a.organization_id and b.account_id = a.id
left join partners p on p.organization_id = a.organization_id and p.id = a.partner_id;

grant select on ledger_account_rows to tandem_app, tandem_partner, tandem_system;
