-- Why: the books as people read them: accounts with their balance and whose they are.
create view ledger_account_rows with (security_invoker = true) as
  select a.*, p.name as partner_name, coalesce(b.debit_minor, 0) as debit_minor, coalesce(b.credit_minor, 0) as credit_minor,
    coalesce(b.credit_minor, 0) - coalesce(b.debit_minor, 0) as balance_minor
  from ledger_accounts a
  left join account_balances b on b.organization_id = a.organization_id and b.account_id = a.id
  left join partners p on p.organization_id = a.organization_id and p.id = a.partner_id;
grant select on ledger_account_rows to tandem_app, tandem_partner, tandem_system;

create view journal_entry_rows with (security_invoker = true) as
  select e.*, encode(e.hash, 'hex') as hash_hex,
    -- Whose money it is; worked out for the rows of the page only.
    (select p.name from partners p where p.organization_id = e.organization_id
       and p.id = substring(e.postings::text from 'partner:([0-9a-f-]{36}):')::uuid) as partner_name
  from journal_entries e;
grant select on journal_entry_rows to tandem_app, tandem_partner, tandem_system;
