-- Why: a payment is not always what was earned. Tax may have to be withheld, the account may be in another currency, and the
-- bank takes its fee; each stands in the books by itself.
alter table programme_settings add converts_payouts boolean not null default false;

-- What of a payment is kept back for the tax office: of partners of a country, or of one partner, from a day on.
create table withholding_rules (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  country char(2),
  partner_id uuid,
  rate_ppm int not null check (rate_ppm between 0 and 999999),
  applies_from date not null,
  note text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  constraint withholding_rules_target check (num_nonnulls(country, partner_id) = 1),
  constraint withholding_rules_country_once unique (organization_id, country, applies_from),
  constraint withholding_rules_partner_once unique (organization_id, partner_id, applies_from)
);
call tenant_table('withholding_rules', own => 'false');
call recorded_table('withholding_rules');

create view withholding_rule_rows with (security_invoker = true) as
  select w.*, p.name as partner_name
  from withholding_rules w left join partners p on p.organization_id = w.organization_id and p.id = w.partner_id;
grant select on withholding_rule_rows to tandem_app, tandem_partner, tandem_system;

-- One account of a partner also takes what it earned in currencies without details of their own.
alter table payout_methods add is_default boolean not null default false;
create unique index payout_methods_one_default on payout_methods (organization_id, partner_id) where is_default and status <> 'disabled';
drop view payout_method_rows;
create view payout_method_rows with (security_invoker = true) as
  select m.*, p.name as partner_name
  from payout_methods m left join partners p on p.organization_id = m.organization_id and p.id = m.partner_id;
grant select on payout_method_rows to tandem_app, tandem_partner, tandem_system;

-- The fee is in the currency that is paid. The rate stays with the payment when its row is removed.
alter table payout_items
  add withheld_minor bigint not null default 0 check (withheld_minor >= 0),
  add withholding_ppm int check (withholding_ppm between 0 and 999999),
  add settle_currency char(3),
  add settle_amount_minor bigint check (settle_amount_minor > 0),
  add settle_remainder text,
  add exchange_rate_id uuid,
  add exchange_rate numeric(20,10) check (exchange_rate > 0),
  add exchange_rate_on date,
  add exchange_rate_source text,
  add fee_minor bigint not null default 0 check (fee_minor >= 0),
  add constraint payout_items_settlement check (num_nulls(settle_currency, settle_amount_minor, settle_remainder, exchange_rate, exchange_rate_on, exchange_rate_source) in (0, 6)
    and settle_currency <> currency),
  add foreign key (organization_id, exchange_rate_id) references exchange_rates on delete set null (exchange_rate_id);
alter table payout_items drop constraint payout_items_result_check;
alter table payout_items add constraint payout_items_result_check
  check (result in ('due', 'carried_negative', 'nothing_due', 'below_minimum', 'below_unit', 'no_method', 'no_rate', 'method_rests', 'inactive'));
create index on payout_items (organization_id, exchange_rate_id) where exchange_rate_id is not null;

drop view payout_item_rows;
create view payout_item_rows with (security_invoker = true) as
  select i.id, i.organization_id, i.batch_id, i.partner_id, i.currency, i.amount_minor, i.line_count, i.result, i.is_excluded, i.payout_method_id,
    i.method_fingerprint, i.payee, i.statement_no, i.export_number, i.status, i.failure_code, i.failure_text, i.paid_on, i.reference,
    i.row_version, i.created_at, i.updated_at, i.withheld_minor, i.withholding_ppm, i.settle_currency, i.settle_amount_minor, i.settle_remainder,
    i.exchange_rate_id, trim_scale(i.exchange_rate)::text as exchange_rate, i.exchange_rate_on, i.exchange_rate_source, i.fee_minor,
    coalesce(i.settle_currency, i.currency) as pays_currency, coalesce(i.settle_amount_minor, i.amount_minor - i.withheld_minor) as pays_minor,
    p.name as partner_name, b.number as batch_number, b.name as batch_name, b.status as batch_status, b.cutoff_on,
    m.rail, m.account_last4, m.status as method_status,
    case when i.status in ('failed', 'returned', 'cancelled') then 0::bigint else i.carried_minor end as carried_minor
  from payout_items i
  left join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
  left join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
  left join payout_methods m on m.organization_id = i.organization_id and m.id = i.payout_method_id;
grant select on payout_item_rows to tandem_app, tandem_partner, tandem_system;

-- What leaves is whole in the currency it is paid in, and something.
create or replace function require_whole_payment() returns trigger language plpgsql as $$
declare
  lines_minor bigint;
begin
  if new.amount_minor % payout_quantum(new.currency) <> 0 or new.withheld_minor % payout_quantum(new.currency) <> 0
      or new.settle_amount_minor % payout_quantum(new.settle_currency) <> 0 then
    raise exception 'A payment in % is a whole amount.', coalesce(new.settle_currency, new.currency) using errcode = 'restrict_violation';
  end if;
  if new.withheld_minor >= new.amount_minor then
    raise exception 'A payment of % cannot have % withheld.', new.amount_minor, new.withheld_minor using errcode = 'restrict_violation';
  end if;
  select coalesce(sum(l.amount_minor), 0) into lines_minor from payout_item_lines l where l.organization_id = new.organization_id and l.item_id = new.id;
  if new.amount_minor <> lines_minor then
    raise exception 'A payment of % is made of lines of %.', new.amount_minor, lines_minor using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- What was approved is what is paid: none of it moves any more.
create function keep_settlement() returns trigger language plpgsql as $$
begin
  if (new.amount_minor, new.withheld_minor, new.settle_currency, new.settle_amount_minor, new.exchange_rate)
      is distinct from (old.amount_minor, old.withheld_minor, old.settle_currency, old.settle_amount_minor, old.exchange_rate) then
    raise exception 'An approved payment keeps its amounts.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger kept before update on payout_items for each row when (old.status not in ('included', 'excluded')) execute function keep_settlement();

alter table journal_entries drop constraint journal_entries_kind_check;
alter table journal_entries add constraint journal_entries_kind_check
  check (kind in ('accrue', 'release', 'reverse', 'hold', 'reserve', 'paid', 'withhold', 'settle', 'fee', 'fail', 'return', 'write_off', 'manual'));
