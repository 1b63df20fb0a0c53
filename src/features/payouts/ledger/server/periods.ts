import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import { laterOf, periodKey } from '#shared/time/dates.ts';
import type { AccountingPeriod, TrialBalanceRow } from '../schema.ts';
import { openBooks } from './journal.ts';
import type { Period, Stored } from './model.ts';
import { ledgerTotals } from './month-totals.ts';
import { firstDay, monthAfter, monthsBetween } from './months.ts';

/** Every month since the first entry, newest last. Derived from the entries and the clock. */
export async function readMonths(call: Call): Promise<Period[]> {
  const { first } = await call.one<{ first: string | null }>(
    sql`select min(posted_at) as first from journal_entries where organization_id = ${call.organization_id}`,
  );
  if (first === null) return [];
  const rows = await call.rows<Stored>(sql`
    select p.id, to_char(p.month, 'YYYY-MM') as month, p.state, p.starts_at, p.ends_at, p.closing_at, p.closed_at,
      p.seq, encode(p.hash, 'hex') as hash_hex,
      (select w.full_name from people w
        where w.organization_id = p.organization_id and w.id = p.closing_by) as closing_by_name,
      (select w.full_name from people w
        where w.organization_id = p.organization_id and w.id = p.closed_by) as closed_by_name
    from accounting_periods p where p.organization_id = ${call.organization_id} order by p.month`);
  const rowByMonth = new Map(rows.map((row) => [row.month, row]));
  const closed = rows.flatMap(({ month, state, starts_at, ends_at }) =>
    state === 'closed' ? [{ month, starts_at: new Date(starts_at!), ends_at: new Date(ends_at!) }] : [],
  );
  const now = call.now();
  return monthsBetween(new Date(first), now, call.actor.timezone, closed).map((month) => {
    const stored = rowByMonth.get(month.month);
    return { ...month, state: stored?.state ?? 'open', has_ended: month.ends_at <= now, stored };
  });
}

async function monthOf(call: Call, month: string): Promise<{ period: Period; months: Period[] }> {
  const months = await readMonths(call);
  const period = months.find((one) => one.month === month);
  if (!period) throw notFound(`The month ${month}`);
  return { period, months };
}

/** The months with their totals, newest first. */
export async function readPeriods(call: Call): Promise<AccountingPeriod[]> {
  const months = await readMonths(call);
  const totals = await ledgerTotals(call, months);
  const next = months.find(({ state }) => state !== 'closed');
  return months
    .map(({ month, state, has_ended, starts_at, ends_at, stored }, index): AccountingPeriod => {
      const { entries, totals: own } = totals[index]!;
      return {
        id: month,
        month,
        state,
        has_ended,
        entries,
        totals: own,
        is_next: month === next?.month,
        starts_at: starts_at.toISOString(),
        ends_at: ends_at.toISOString(),
        closing_at: stored?.closing_at ?? null,
        closing_by_name: stored?.closing_by_name ?? null,
        closed_at: stored?.closed_at ?? null,
        closed_by_name: stored?.closed_by_name ?? null,
        seq: stored?.seq ?? null,
        hash_hex: stored?.hash_hex ?? null,
      };
    })
    .reverse();
}

export async function readLedgerPeriod(call: Call, month: string): Promise<AccountingPeriod> {
  const period = (await readPeriods(call)).find((one) => one.month === month);
  if (!period) throw notFound(`The month ${month}`);
  return period;
}

/** Starts closing a month that has ended, so that finance can review its open items. */
export async function startClosing(call: Call, month: string): Promise<void> {
  await openBooks(call);
  const { period } = await monthOf(call, month);
  refuseUnless(period, ['open']);
  if (!period.has_ended) throw conflict(`${month} has not ended yet. You can close a month after it ends.`);
  await call.run(sql`
    insert into accounting_periods (organization_id, month, state, closing_at, closing_by)
    values (${call.organization_id}, ${firstDay(month)}, 'closing', ${call.now()}, ${call.actor.user_id})
    on conflict (organization_id, month) do update
    set state = 'closing', closing_at = excluded.closing_at, closing_by = excluded.closing_by`);
}

export async function cancelClosing(call: Call, month: string): Promise<void> {
  await openBooks(call);
  const { period } = await monthOf(call, month);
  refuseUnless(period, ['closing']);
  await call.run(sql`
    update accounting_periods set state = 'open', closing_at = null, closing_by = null
    where organization_id = ${call.organization_id} and id = ${period.stored!.id}`);
}

/**
 * Closes a month permanently: stores the balance of every account at its end, the place in the chain and its
 * boundaries. The books are locked meanwhile, so a concurrent posting is either in the month before it is read, or
 * rejected.
 */
export async function closeMonth(call: Call, month: string): Promise<void> {
  await openBooks(call);
  const { period, months } = await monthOf(call, month);
  refuseUnless(period, ['closing']);
  const next = months.find(({ state }) => state !== 'closed')!;
  if (next.month !== month) {
    throw conflict(`Months are closed in order. Close ${next.month} first.`, { next: next.month });
  }
  const { id } = period.stored!;
  const [balances, values] = balancesAt(period, months);
  await call.run(
    `insert into accounting_period_balances (organization_id, period_id, account_id, debit_minor, credit_minor)
     select $1, $${values.length + 2}, account_id, sum(debit_minor), sum(credit_minor) from (${balances}) b group by account_id`,
    [call.organization_id, ...values, id],
  );
  const { totals } = (await ledgerTotals(call, months))[months.indexOf(period)]!;
  await call.run(sql`
    insert into accounting_period_totals (organization_id, period_id, currency, accrued_minor, released_minor,
      paid_minor, owed_minor)
    select ${call.organization_id}, ${id}, *
    from unnest(${totals.map(({ currency }) => currency)}::text[],
      ${totals.map(({ accrued_minor }) => accrued_minor)}::bigint[],
      ${totals.map(({ released_minor }) => released_minor)}::bigint[],
      ${totals.map(({ paid_minor }) => paid_minor)}::bigint[], ${totals.map(({ owed_minor }) => owed_minor)}::bigint[])`);
  await call.run(sql`
    update accounting_periods a
    set state = 'closed', starts_at = ${period.starts_at}, ends_at = ${period.ends_at}, closed_at = ${call.now()},
      closed_by = ${call.actor.user_id}, seq = c.seq, hash = c.hash
    from (select e.seq, e.hash from journal_entries e
      where e.organization_id = ${call.organization_id} and e.posted_at < ${period.ends_at} order by e.seq desc
    limit 1) c
    where a.organization_id = ${call.organization_id} and a.id = ${id}`);
}

function refuseUnless({ month, state }: Period, from: readonly Period['state'][]): void {
  if (from.includes(state)) return;
  const words = { open: 'is open', closing: 'is being closed', closed: 'is closed and can’t be reopened' };
  throw conflict(`${month} ${words[state]}.`, { allowed: [...from] });
}

/** Data about closed months that later entries need. */
export interface ClosedBooks {
  /** The first day that is in no closed month. */
  open_from: string;
  /** The month in which entries are booked now, `2026-04`. */
  booked_in: string;
}

/** Null while no month is closed. */
export async function closedBooks(call: Call): Promise<ClosedBooks | null> {
  const { month } = await call.one<{ month: string | null }>(sql`
    select to_char(max(month), 'YYYY-MM') as month from accounting_periods
    where organization_id = ${call.organization_id} and state = 'closed'`);
  if (month === null) return null;
  const open = monthAfter(month);
  return { open_from: firstDay(open), booked_in: laterOf(open, periodKey(call.today(), 'month')) };
}

/** All accounts of the company by group; each currency adds up to zero. */
export async function trialBalance(call: Call, month?: string): Promise<TrialBalanceRow[]> {
  const { period, months } = month === undefined ? { period: undefined, months: [] } : await monthOf(call, month);
  const [balances, values] = balancesAt(period, months);
  return call.rows<TrialBalanceRow>(
    `select case when a.partner_id is null then a.code else 'partners:' || split_part(a.code, ':', 3) end as account, a.kind, a.currency,
       sum(b.debit_minor)::bigint as debit_minor, sum(b.credit_minor)::bigint as credit_minor, sum(b.credit_minor - b.debit_minor)::bigint as balance_minor
     from ledger_accounts a join (${balances}) b on b.account_id = a.id
     where a.organization_id = $1 group by 1, 2, 3 order by a.currency, 1`,
    [call.organization_id, ...values],
  );
}

/**
 * The current balances, the stored ones, or those of the last closed month with later postings. An account may appear
 * twice.
 */
function balancesAt(period: Period | undefined, months: readonly Period[]): [string, unknown[]] {
  if (!period) return ['select * from account_balances where organization_id = $1', []];
  const storedBalances =
    'select account_id, debit_minor, credit_minor from accounting_period_balances where organization_id = $1 and period_id = $2';
  if (period.state === 'closed') return [storedBalances, [period.stored!.id]];
  const last = months.findLast(({ state }) => state === 'closed');
  return [
    `${storedBalances} union all
     select p.account_id, case p.side when 'D' then p.amount_minor else 0 end, case p.side when 'C' then p.amount_minor else 0 end
     from journal_entries e join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
     where e.organization_id = $1 and e.posted_at >= $3 and e.posted_at < $4`,
    [last?.stored?.id ?? null, last?.ends_at ?? months[0]!.starts_at, period.ends_at],
  ];
}

/**
 * Finds the entry after which the first day begins and the entry with which the last one ends. At the edge of a closed
 * month these are the boundaries of that month, whatever the company's time zone is today.
 */
export async function entriesBetween(
  call: Call,
  from: string | undefined,
  to: string,
): Promise<{ after: number; up_to: number }> {
  return call.one(sql`
    with found as (
      select coalesce(max(seq) filter
        (where (posted_at at time zone ${call.actor.timezone})::date < ${from ?? '0001-01-01'}::date), 0) as after,
        coalesce(max(seq) filter (where (posted_at at time zone ${call.actor.timezone})::date <= ${to}::date),
          0) as up_to
      from journal_entries where organization_id = ${call.organization_id})
    select coalesce((select p.seq from accounting_periods p
      where p.organization_id = ${call.organization_id} and p.state = 'closed'
        and p.month + interval '1 month' = ${from ?? '0001-01-01'}::date), after) as after,
      coalesce((select p.seq from accounting_periods p
        where p.organization_id = ${call.organization_id} and p.state = 'closed'
        and p.month + interval '1 month' = ${to}::date + 1), up_to) as up_to
    from found`);
}
