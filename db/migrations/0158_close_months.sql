-- Why: finance closes a month once, and what was reported for it stays true. A month has a row as soon as somebody begins to
-- close it; before, it follows from the entries and the company's time zone. Its first and last instant are stored when it is
-- closed, so that another time zone later moves no entry from one month into another.
create table accounting_periods (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  month date not null,
  state text not null check (state in ('open', 'closing', 'closed')),
  starts_at timestamptz,
  ends_at timestamptz,
  seq bigint,
  hash bytea,
  closing_at timestamptz,
  closing_by uuid,
  closed_at timestamptz,
  closed_by uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, month),
  constraint accounting_periods_first_day check (extract(day from month) = 1),
  constraint accounting_periods_checkpoint check ((state = 'closed') = (starts_at is not null and ends_at is not null and seq is not null
    and hash is not null and closed_at is not null)),
  constraint accounting_periods_span check (starts_at < ends_at)
);
call tenant_table('accounting_periods');
call recorded_table('accounting_periods');

-- What stood on every account when the month was closed: sums since the books were opened, as account_balances keeps them.
create table accounting_period_balances (
  organization_id uuid not null references organizations,
  period_id uuid not null,
  account_id uuid not null,
  debit_minor bigint not null,
  credit_minor bigint not null,
  primary key (organization_id, period_id, account_id),
  foreign key (organization_id, period_id) references accounting_periods,
  foreign key (organization_id, account_id) references ledger_accounts
);
create index on accounting_period_balances (organization_id, account_id);
call tenant_table('accounting_period_balances', append_only => true,
  own => 'exists (select from ledger_accounts a where a.organization_id = accounting_period_balances.organization_id and a.id = accounting_period_balances.account_id)');

-- open > closing > closed, closing > open; closed is the end. The months of a company are closed one after the other, without a gap.
create function keep_accounting_period() returns trigger language plpgsql as $$
declare last_closed accounting_periods;
begin
  if tg_op <> 'INSERT' and old.state = 'closed' then
    raise exception '% is closed. Closed is final.', to_char(old.month, 'FMMonth YYYY') using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if tg_op = 'UPDATE' and (new.organization_id, new.month) is distinct from (old.organization_id, old.month)
    or tg_op = 'INSERT' and new.state = 'closed' or tg_op = 'UPDATE' and old.state = 'open' and new.state = 'closed' then
    raise exception 'A month is closed step by step: closing begins, then it is closed.' using errcode = 'restrict_violation';
  end if;
  if new.state = 'closed' then
    -- Whoever posts holds the head of the books: nobody posts while a month is being closed.
    perform from ledger_heads where organization_id = new.organization_id for update;
    select * into last_closed from accounting_periods where organization_id = new.organization_id and state = 'closed' order by month desc limit 1;
    if last_closed.id is not null and (new.month <> last_closed.month + interval '1 month' or new.starts_at <> last_closed.ends_at) then
      raise exception 'The month before % is not closed yet.', to_char(new.month, 'FMMonth YYYY') using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $$;
create trigger keep before insert or update or delete on accounting_periods for each row execute function keep_accounting_period();

create function keep_period_balances() returns trigger language plpgsql as $$
begin
  if exists (select from accounting_periods p where p.organization_id = new.organization_id and p.id = new.period_id and p.state = 'closed') then
    raise exception 'The balances of a closed month stay as they are.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before insert on accounting_period_balances for each row execute function keep_period_balances();

-- An entry belongs to the month of its instant of posting. The head is taken first, as whoever closes takes it: what is looked
-- up after it is the last word.
create function refuse_closed_month() returns trigger language plpgsql as $$
declare late record;
begin
  perform from ledger_heads h where h.organization_id in (select distinct organization_id from added) for update;
  select a.seq, p.month into late
  from (select organization_id, min(seq) as seq, min(posted_at) as posted_at from added group by organization_id) a
  join accounting_periods p on p.organization_id = a.organization_id and p.state = 'closed' and a.posted_at < p.ends_at
  order by p.month limit 1;
  if late.month is not null then
    raise exception '% is closed and takes no postings.', to_char(late.month, 'FMMonth YYYY') using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger open_month after insert on journal_entries referencing new table as added for each statement execute function refuse_closed_month();

create index on journal_entries (organization_id, posted_at);
