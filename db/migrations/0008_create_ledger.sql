-- Why: double entry beside the commission lines; balances are sums of postings, and the chain shows any later change.
create table ledger_accounts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  code text not null,
  kind text not null check (kind in ('asset','liability','expense','income','clearing')),
  partner_id uuid,
  currency char(3) not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, code, currency),
  foreign key (organization_id, partner_id) references partners
);
create index on ledger_accounts (organization_id, partner_id);
call tenant_table('ledger_accounts', 'partner_id = app_partner()', append_only => true);

create table ledger_heads (
  organization_id uuid primary key references organizations,
  seq bigint not null default 0,
  hash bytea not null default '\x'
);
call tenant_table('ledger_heads');

create table journal_entries (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  seq bigint not null,
  kind text not null check (kind in ('accrue','release','reverse','hold','reserve','paid','fail','return','write_off','manual')),
  effective_on date not null,
  posted_at timestamptz not null,
  source_table text not null,
  source_id uuid not null,
  idempotency_key text not null,
  memo text,
  postings jsonb not null,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (organization_id, id),
  unique (organization_id, seq),
  unique (organization_id, idempotency_key)
);
create index on journal_entries (organization_id, source_id, seq);
call tenant_table('journal_entries', append_only => true);

create table postings (
  organization_id uuid not null references organizations,
  entry_id uuid not null,
  position smallint not null,
  account_id uuid not null,
  side char(1) not null check (side in ('D', 'C')),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  primary key (organization_id, entry_id, position),
  foreign key (organization_id, entry_id) references journal_entries,
  foreign key (organization_id, account_id) references ledger_accounts
);
create index on postings (organization_id, account_id, entry_id);
call tenant_table('postings', append_only => true);

-- Debits equal credits in every entry and currency, judged once per statement when the transaction ends its writing.
create function entries_balance() returns trigger language plpgsql as $$
declare bad uuid;
begin
  select entry_id into bad from (
    select p.entry_id from postings p join (select distinct organization_id, entry_id from added) a using (organization_id, entry_id)
    group by p.entry_id, p.currency having sum(case side when 'D' then amount_minor else -amount_minor end) <> 0) unbalanced limit 1;
  if bad is not null then raise exception 'journal entry % does not balance', bad using errcode = 'check_violation'; end if;
  return null;
end $$;
create trigger balance after insert on postings referencing new table as added for each statement execute function entries_balance();

create table account_balances (
  organization_id uuid not null references organizations,
  account_id uuid not null,
  debit_minor bigint not null default 0,
  credit_minor bigint not null default 0,
  primary key (organization_id, account_id),
  foreign key (organization_id, account_id) references ledger_accounts
);
call tenant_table('account_balances', 'exists (select from ledger_accounts a where a.organization_id = account_balances.organization_id and a.id = account_balances.account_id)');
create function add_to_balances() returns trigger language plpgsql as $$
begin
  insert into account_balances as b (organization_id, account_id, debit_minor, credit_minor)
  select organization_id, account_id, sum(case side when 'D' then amount_minor else 0 end), sum(case side when 'C' then amount_minor else 0 end)
  from added group by organization_id, account_id
  on conflict (organization_id, account_id) do update
    set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor;
  return null;
end $$;
create trigger add_up after insert on postings referencing new table as added for each statement execute function add_to_balances();
