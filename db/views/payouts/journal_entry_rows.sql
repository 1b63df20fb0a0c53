-- Journal entries with their amount and currency, and the partner whose money it is.
create view journal_entry_rows with (security_invoker = true) as
select e.*, encode(e.hash, 'hex') as hash_hex,
  -- Whose money it is; worked out for the rows of the page only.
  (select p.name from partners p where p.organization_id = e.organization_id
     and p.id = substring(e.postings::text from 'partner:([0-9a-f-]{36}):')::uuid) as partner_name,
  (select sum((p.posting->>'amount_minor')::bigint)::bigint
    from jsonb_array_elements(e.postings) as p(posting)
    where p.posting->>'side' = 'D') as amount_minor,
  e.postings->0->>'currency' as currency
from journal_entries e;

grant select on journal_entry_rows to tandem_app, tandem_partner, tandem_system;
