import { type AccountGroup, accountNames, type EntryKind } from '#features/payouts/ledger/schema.ts';
import { rateInForce } from '#features/setup/exchange-rates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import { exponentOf } from '#shared/money/money.ts';
import { multiply, parseDecimal, rational, round } from '#shared/money/rational.ts';
import { addDays, addMonths, earlierOf, laterOf } from '#shared/time/dates.ts';
import type { MonthBill, MonthBooks, MonthPosting } from './model.ts';

interface ClosedMonth {
  id: string;
  starts_at: string;
  ends_at: string;
  closed_at: string;
}

/** @throws 404 for a month without entries, 409 for one that is not closed */
export async function closedMonth(call: Call, month: string): Promise<ClosedMonth> {
  const period = await call.maybe<ClosedMonth & { state: string }>(sql`
    select id, state, starts_at, ends_at, closed_at from accounting_periods
    where organization_id = ${call.organization_id} and month = ${`${month}-01`}`);
  if (period?.state === 'closed') return period;
  const { exists } = await call.one<{ exists: boolean }>(sql`
    select exists (select from journal_entries where organization_id = ${call.organization_id}
      and to_char(posted_at at time zone ${call.actor.timezone}, 'YYYY-MM') <= ${month}) as exists`);
  if (!exists) throw notFound(`The month ${month}`);
  throw conflict(`${month} is not closed. Close it in the ledger first.`);
}

type Posted = Omit<MonthPosting, 'base_minor' | 'rate' | 'account'> & { account: string };

/**
 * Everything a file says about a closed month, in the order of the ledger.
 * @param base the currency to convert to; null where no file needs it
 * @returns also the currencies and days without an exchange rate
 */
export async function readMonth(
  call: Call,
  month: string,
  period: ClosedMonth,
  base: string | null,
): Promise<{ books: MonthBooks; missing: string[] }> {
  const [starts_on, ends_on] = [`${month}-01`, addDays(addMonths(`${month}-01`, 1), -1)];
  const posted = await call.rows<Posted & { kind: EntryKind }>(sql`
    select e.seq, e.kind, to_char(e.posted_at at time zone ${call.actor.timezone}, 'YYYY-MM-DD') as booked_on,
      e.effective_on,
      case when a.partner_id is null then a.code else 'partners:' || split_part(a.code, ':', 3) end as account,
      n.name as partner_name, p.side, p.amount_minor, p.currency, l.number as line_number, i.statement_no
    from journal_entries e
    join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
    join ledger_accounts a on a.organization_id = p.organization_id and a.id = p.account_id
    left join partners n on n.organization_id = e.organization_id and n.id = a.partner_id
    left join commission_lines l on e.source_table = 'commission_lines' and l.organization_id = e.organization_id
      and l.id = e.source_id
    left join payout_items i on e.source_table = 'payout_items' and i.organization_id = e.organization_id
      and i.id = e.source_id
    where e.organization_id = ${call.organization_id} and e.posted_at >= ${period.starts_at}
      and e.posted_at < ${period.ends_at} order by e.seq, p.position`);
  // The time zone may have changed since the month was closed, and its entries stay in it.
  const within = (day: string) => laterOf(starts_on, earlierOf(ends_on, day));
  const missing = new Set<string>();
  const rates = new Map<string, string | null>();
  const postings: MonthPosting[] = [];
  const partners = partnersOf(posted);
  for (const row of posted) {
    const account = groupOf(row.account);
    const booked_on = within(row.booked_on);
    const partner_name = row.partner_name ?? partners.get(row.seq) ?? null;
    const plain = { ...row, partner_name, account, booked_on, base_minor: row.amount_minor, rate: null };
    if (base === null || row.currency === base) {
      postings.push(plain);
      continue;
    }
    const key = `${row.currency} ${booked_on}`;
    if (!rates.has(key)) {
      const inForce = await rateInForce(call, { base: row.currency, quote: base, on: booked_on });
      rates.set(key, inForce?.rate ?? null);
    }
    const rate = rates.get(key)!;
    if (rate === null) missing.add(`${row.currency} on ${booked_on}`);
    postings.push({ ...plain, rate, base_minor: rate ? converted(row.amount_minor, row.currency, base, rate) : 0 });
  }
  const bills = (await billsOf(call, period)).map((bill) => ({ ...bill, paid_on: within(bill.paid_on) }));
  return { books: { month, starts_on, ends_on, closed_at: period.closed_at, postings, bills }, missing: [...missing] };
}

/** The partner of each entry, which its postings on accounts of the company show too. */
function partnersOf(posted: readonly Posted[]): Map<number, string> {
  const partnerBySeq = new Map<number, string>();
  for (const { seq, partner_name } of posted)
    if (partner_name !== null && !partnerBySeq.has(seq)) partnerBySeq.set(seq, partner_name);
  return partnerBySeq;
}

function groupOf(account: string): AccountGroup {
  if (!(account in accountNames)) throw new Error(`the ledger has an account without a name: ${account}`);
  return account as AccountGroup;
}

function converted(minor: number, currency: string, base: string, rate: string): number {
  const shift = rational(10 ** exponentOf(base), 10 ** exponentOf(currency));
  return round(multiply(multiply(rational(minor), parseDecimal(rate)), shift), 'half_even');
}

/** The payments of the month as bills: what left for the bank for each statement, without the bank's own fees. */
async function billsOf(call: Call, { starts_at, ends_at }: ClosedMonth): Promise<MonthBill[]> {
  return call.rows<MonthBill>(sql`
    select i.statement_no || case when sum(m.amount) < 0 then '-R' else '' end as number, n.name as partner_name,
      i.payee->>'legal_name' as legal_name,
      to_char(max(m.posted_at) at time zone ${call.actor.timezone}, 'YYYY-MM-DD') as paid_on,
        sum(m.amount)::bigint as amount_minor, m.currency
    from (select e.source_id, e.posted_at, p.currency,
      case p.side when 'C' then p.amount_minor else -p.amount_minor end as amount
      from journal_entries e
      join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
      join ledger_accounts a on a.organization_id = p.organization_id and a.id = p.account_id
      where e.organization_id = ${call.organization_id} and e.posted_at >= ${starts_at} and e.posted_at < ${ends_at}
        and e.source_table = 'payout_items'
        and a.code = 'cash:clearing' and e.kind <> 'fee') m
    join payout_items i on i.organization_id = ${call.organization_id} and i.id = m.source_id
    join partners n on n.organization_id = i.organization_id and n.id = i.partner_id
    group by i.id, i.statement_no, i.payee, n.name, m.currency having sum(m.amount) <> 0
    order by i.statement_no, m.currency`);
}
