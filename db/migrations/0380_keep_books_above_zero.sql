-- Why: what is on hold or on its way cannot be less than nothing. Verify told of it in the night; the database did not refuse it.
-- Nor did it refuse an entry that moves nothing, or postings added to an entry later.
alter table journal_entries add constraint journal_entries_two_sides check (jsonb_array_length(postings) >= 2);

create function keep_above_zero() returns trigger language plpgsql as $$
declare below record;
begin
  -- At the end of the transaction: what leaves an account before it comes may stand in one of them.
  select a.code, a.currency into below from account_balances b join ledger_accounts a on a.organization_id = b.organization_id and a.id = b.account_id
  where b.organization_id = new.organization_id and b.account_id = new.account_id and b.debit_minor > b.credit_minor
    and a.partner_id is not null and split_part(a.code, ':', 3) in ('on_hold', 'in_transit');
  if found then raise exception 'account % % would be below zero', below.code, below.currency using errcode = 'check_violation'; end if;
  return null;
end $$;
create constraint trigger above_zero after insert on account_balances deferrable initially deferred
  for each row when (new.debit_minor > new.credit_minor) execute function keep_above_zero();
create constraint trigger above_zero_still after update on account_balances deferrable initially deferred
  for each row when (new.debit_minor > new.credit_minor and new.debit_minor > old.debit_minor) execute function keep_above_zero();

create or replace function entries_balance() returns trigger language plpgsql as $$
declare bad uuid;
begin
  select entry_id into bad from (
    select p.entry_id from postings p join (select distinct organization_id, entry_id from added) a using (organization_id, entry_id)
    group by p.entry_id, p.currency having sum(case side when 'D' then amount_minor else -amount_minor end) <> 0) unbalanced limit 1;
  if bad is not null then raise exception 'journal entry % does not balance', bad using errcode = 'check_violation'; end if;
  select e.id into bad from (select organization_id, entry_id from added group by 1, 2) a
  join journal_entries e on e.organization_id = a.organization_id and e.id = a.entry_id
  where jsonb_array_length(e.postings) <> (select count(*) from postings p where p.organization_id = e.organization_id and p.entry_id = e.id) limit 1;
  if bad is not null then raise exception 'journal entry % says other postings', bad using errcode = 'check_violation'; end if;
  return null;
end $$;
