-- Why: some currencies have decimals in the books and none in a payment. A payment in one of them is rounded down; what is left is
-- carried over to the next one by two lines that balance each other: one takes it out of the payment, one stands payable.

-- What every payment is a multiple of, as src/shared/whole-units.ts has it: a test compares the two.
create function payout_quantum(code text) returns int language sql immutable parallel safe as $$
  select case when code in ('HUF', 'TWD') then power(10, currency_exponent(code))::int else 1 end
$$;

alter table payout_items add column carried_minor bigint not null default 0
  constraint payout_items_carried_minor_check check (carried_minor >= 0);
alter table payout_items drop constraint payout_items_result_check;
alter table payout_items add constraint payout_items_result_check
  check (result in ('due', 'carried_negative', 'nothing_due', 'below_minimum', 'below_unit', 'no_method', 'method_rests', 'inactive'));
alter table commission_lines drop constraint commission_lines_kind_check;
alter table commission_lines add constraint commission_lines_kind_check
  check (kind in ('accrual', 'adjustment', 'clawback', 'bonus', 'manual', 'carried'));
-- Nobody works out what is carried over, as little as what is entered by hand.
alter table commission_lines drop constraint commission_lines_rated;
alter table commission_lines add constraint commission_lines_rated check ((rating_id is null) = (kind in ('manual', 'carried')));
alter table commission_events drop constraint commission_events_kind_check;
alter table commission_events add constraint commission_events_kind_check
  check (kind in ('sale', 'refund', 'lost', 'amend', 'payment', 'recalc', 'manual', 'carried'));

-- Whatever way an amount comes to be approved: it is whole, and it is what its lines come to.
create function require_whole_payment() returns trigger language plpgsql as $$
declare
  lines_minor bigint;
begin
  if new.amount_minor % payout_quantum(new.currency) <> 0 then
    raise exception 'A payment in % is a whole amount.', new.currency using errcode = 'restrict_violation';
  end if;
  select coalesce(sum(l.amount_minor), 0) into lines_minor from payout_item_lines l where l.organization_id = new.organization_id and l.item_id = new.id;
  if new.amount_minor <> lines_minor then
    raise exception 'A payment of % is made of lines of %.', new.amount_minor, lines_minor using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger whole before update on payout_items for each row when (old.status = 'included' and new.status = 'reserved')
  execute function require_whole_payment();

create or replace view payout_item_rows with (security_invoker = true) as
 select i.id,
    i.organization_id,
    i.batch_id,
    i.partner_id,
    i.currency,
    i.amount_minor,
    i.line_count,
    i.result,
    i.is_excluded,
    i.payout_method_id,
    i.method_fingerprint,
    i.payee,
    i.statement_no,
    i.export_number,
    i.status,
    i.failure_code,
    i.failure_text,
    i.paid_on,
    i.reference,
    i.row_version,
    i.created_at,
    i.updated_at,
    p.name as partner_name,
    b.number as batch_number,
    b.name as batch_name,
    b.status as batch_status,
    b.cutoff_on,
    m.rail,
    m.account_last4,
    m.status as method_status,
    -- What is not paid after all carries nothing.
    case when i.status in ('failed', 'returned', 'cancelled') then 0 else i.carried_minor end as carried_minor
   from payout_items i
     left join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
     left join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
     left join payout_methods m on m.organization_id = i.organization_id and m.id = i.payout_method_id;
