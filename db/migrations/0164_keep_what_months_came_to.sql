-- Why: what a closed month came to never changes, so nobody adds up its postings again to show it.
create table accounting_period_totals (
  organization_id uuid not null references organizations,
  period_id uuid not null,
  currency char(3) not null,
  accrued_minor bigint not null,
  released_minor bigint not null,
  paid_minor bigint not null,
  owed_minor bigint not null,
  primary key (organization_id, period_id, currency),
  foreign key (organization_id, period_id) references accounting_periods
);
-- All partners together: whoever sees own partners only has them added up from what they may see.
call tenant_table('accounting_period_totals', append_only => true, own => 'false');

-- Of all companies, past their rules.
alter table accounting_periods no force row level security;
alter table accounting_period_balances no force row level security;
alter table ledger_accounts no force row level security;
alter table journal_entries no force row level security;
alter table postings no force row level security;
alter table accounting_period_totals no force row level security;
insert into accounting_period_totals
select a.organization_id, a.id, k.currency, coalesce(m.accrued_minor, 0), coalesce(m.released_minor, 0), coalesce(m.paid_minor, 0), k.owed_minor
from accounting_periods a
cross join lateral (
  select l.currency, coalesce(sum(b.credit_minor - b.debit_minor) filter (where l.partner_id is not null), 0) as owed_minor
  from accounting_period_balances b join ledger_accounts l on l.organization_id = b.organization_id and l.id = b.account_id
  where b.organization_id = a.organization_id and b.period_id = a.id group by l.currency) k
left join lateral (
  select p.currency,
    sum(case p.side when 'D' then p.amount_minor else -p.amount_minor end) filter (where l.code in ('expense:commission', 'expense:spiff')) as accrued_minor,
    sum(case p.side when 'C' then p.amount_minor else -p.amount_minor end) filter (where e.kind in ('release', 'hold') and l.code like 'partner:%:payable') as released_minor,
    sum(case p.side when 'C' then p.amount_minor else -p.amount_minor end) filter (where l.code = 'cash:clearing') as paid_minor
  from journal_entries e
  join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
  join ledger_accounts l on l.organization_id = p.organization_id and l.id = p.account_id
  where e.organization_id = a.organization_id and e.posted_at >= a.starts_at and e.posted_at < a.ends_at group by p.currency) m on m.currency = k.currency
where a.state = 'closed';
alter table accounting_periods force row level security;
alter table accounting_period_balances force row level security;
alter table ledger_accounts force row level security;
alter table journal_entries force row level security;
alter table postings force row level security;
alter table accounting_period_totals force row level security;
create trigger keep before insert on accounting_period_totals for each row execute function keep_period_balances();
