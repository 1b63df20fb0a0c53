-- Postings of the journal as rows of a file, in the order of their entry, with the entry's columns for filters.
create view exported_posting_rows with (security_invoker = true) as
select e.organization_id, e.id, e.seq, p.position, e.kind, e.effective_on, e.posted_at, a.code as account, a.partner_id,
  n.name as partner_name,
  case p.side when 'D' then p.amount_minor end as debit_minor, case p.side when 'C' then p.amount_minor end as credit_minor,
  p.currency, e.memo, e.source_table, e.source_id, e.idempotency_key, encode(e.hash, 'hex') as hash_hex
from journal_entries e
join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
join ledger_accounts a on a.organization_id = p.organization_id and a.id = p.account_id
left join partners n on n.organization_id = a.organization_id and n.id = a.partner_id;

grant select on exported_posting_rows to tandem_app, tandem_partner, tandem_system;
