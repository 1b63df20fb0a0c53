import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { LedgerCheck, LedgerVerification } from '../schema.ts';
import { type ChainedEntry, nextHash } from './chain.ts';
import { MONTH_SUMS } from './month-totals.ts';

const AT_ONCE = 5_000;

interface StoredEntry extends ChainedEntry {
  prev_hash: Buffer;
  hash: Buffer;
  /** The postings as rows, in the format stored in the entry. */
  rows: ChainedEntry['postings'] | null;
}

type Difference = string | undefined;

/**
 * Verifies the books: the chain, every entry, every balance, and that lines and payouts agree. Reads only. Concurrent
 * postings look like differences, so a difference counts only if it is still there while the books are locked.
 */
export async function verifyLedger(call: Call): Promise<LedgerVerification> {
  const verification = await verifyOnce(call);
  if (verification.is_intact) return verification;
  await call.rows(sql`select from ledger_heads where organization_id = ${call.organization_id} for update`);
  return verifyOnce(call);
}

async function verifyOnce(call: Call): Promise<LedgerVerification> {
  const { entries, hash, chain, balanced, matched } = await walkChain(call);
  const organization = [call.organization_id];
  const first = async (query: string) =>
    (await call.maybe<{ difference: string }>(`${query} limit 1`, organization))?.difference;
  const checks: [LedgerCheck['name'], Difference][] = [
    ['chain', chain],
    ['entries_balance', balanced],
    ['postings_match', matched],
    ['balances_match', await first(BALANCES)],
    ['lines_match', await first(LINES)],
    ['payouts_match', await first(PAYOUTS)],
    ['sums_to_zero', await first(ZERO)],
    ['never_negative', await first(NEGATIVE)],
    ['closed_months_match', await first(CLOSED_MONTHS)],
  ];
  return {
    is_intact: checks.every(([, difference]) => difference === undefined),
    entries,
    head_hash: hash.toString('hex'),
    checks: checks.map(([name, difference]) => ({ name, ok: difference === undefined, detail: difference ?? '' })),
  };
}

async function walkChain(call: Call) {
  let seq = 0;
  let hash: Buffer = Buffer.alloc(0);
  let chain: Difference;
  let balanced: Difference;
  let matched: Difference;
  for (;;) {
    const entries = await call.rows<StoredEntry>(sql`
      select e.seq, e.kind, e.effective_on, e.posted_at, e.source_table, e.source_id, e.idempotency_key, e.memo,
        e.postings, e.prev_hash, e.hash,
        (select jsonb_agg(jsonb_build_object('account', a.code, 'side', p.side, 'amount_minor', p.amount_minor,
          'currency', p.currency) order by p.position)
         from postings p join ledger_accounts a on a.organization_id = p.organization_id and a.id = p.account_id
         where p.organization_id = e.organization_id and p.entry_id = e.id) as rows
      from journal_entries e where e.organization_id = ${call.organization_id} and e.seq > ${seq} order by e.seq
      limit ${AT_ONCE}`);
    for (const entry of entries) {
      const expected = nextHash(hash, entry);
      if (entry.seq !== seq + 1) chain ??= `entry ${seq + 1} is missing`;
      else if (!entry.prev_hash.equals(hash) || !entry.hash.equals(expected))
        chain ??= `entry ${entry.seq} was changed after it was posted`;
      if (!balances(entry.postings)) balanced ??= `entry ${entry.seq} does not balance`;
      if (!samePostings(entry.postings, entry.rows ?? [])) matched ??= `entry ${entry.seq} and its postings differ`;
      [seq, hash] = [entry.seq, entry.hash];
    }
    if (entries.length < AT_ONCE) break;
  }
  const head = await call.maybe<{ seq: number; hash: Buffer }>(
    sql`select seq, hash from ledger_heads where organization_id = ${call.organization_id}`,
  );
  if ((head?.seq ?? 0) !== seq || !(head?.hash ?? Buffer.alloc(0)).equals(hash))
    chain ??= `the chain ends at entry ${seq}, not where the ledger's head says`;
  return { entries: seq, hash, chain, balanced, matched };
}

function balances(postings: ChainedEntry['postings']): boolean {
  const sums = new Map<string, number>();
  for (const { side, amount_minor, currency } of postings) {
    sums.set(currency, (sums.get(currency) ?? 0) + (side === 'D' ? amount_minor : -amount_minor));
  }
  return postings.length >= 2 && [...sums.values()].every((sum) => sum === 0);
}

function samePostings(stored: ChainedEntry['postings'], rows: ChainedEntry['postings']): boolean {
  return (
    stored.length === rows.length &&
    stored.every((one, index) => {
      const other = rows[index]!;
      return (
        one.account === other.account &&
        one.side === other.side &&
        one.amount_minor === other.amount_minor &&
        one.currency === other.currency
      );
    })
  );
}

/** Stored balances equal the sums of the postings. */
const BALANCES = `
  select format('account %s %s is kept as %s debit, %s credit but its postings say %s and %s', a.code, a.currency,
    coalesce(b.debit_minor, 0), coalesce(b.credit_minor, 0), coalesce(p.debit, 0), coalesce(p.credit, 0)) as difference
  from ledger_accounts a
  left join account_balances b on b.organization_id = a.organization_id and b.account_id = a.id
  left join (select account_id, sum(amount_minor) filter (where side = 'D') as debit, sum(amount_minor) filter (where side = 'C') as credit
    from postings where organization_id = $1 group by account_id) p on p.account_id = a.id
  where a.organization_id = $1 and (coalesce(b.debit_minor, 0), coalesce(b.credit_minor, 0)) is distinct from (coalesce(p.debit, 0), coalesce(p.credit, 0))
  order by a.code`;

const PARTNER_BALANCES = `
  select a.partner_id, a.currency, split_part(a.code, ':', 3) as part, sum(b.credit_minor - b.debit_minor) as amount
  from ledger_accounts a join account_balances b on b.organization_id = a.organization_id and b.account_id = a.id
  where a.organization_id = $1 and a.partner_id is not null group by 1, 2, 3`;

/** Lines by status equal the balances of their partner's accounts. */
const LINES = `
  select format('partner %s has lines of %s %s %s but the ledger says %s', partner_id, coalesce(l.amount, 0), currency, part, coalesce(b.amount, 0)) as difference
  from (select partner_id, currency, case status when 'reserved' then 'in_transit' else status end as part, sum(amount_minor) as amount
    from commission_lines where organization_id = $1 and status in ('on_hold', 'payable', 'reserved') group by 1, 2, 3) l
  full join (${PARTNER_BALANCES}) b using (partner_id, currency, part)
  where coalesce(l.amount, 0) <> coalesce(b.amount, 0)`;

/** The balance in transit equals the open payout items. */
const PAYOUTS = `
  select format('payouts of %s %s to partner %s are open but the ledger has %s in transit', coalesce(i.amount, 0), currency, partner_id, coalesce(b.amount, 0)) as difference
  from (select partner_id, currency, sum(amount_minor) as amount from payout_items
    where organization_id = $1 and status in ('reserved', 'held', 'processing', 'in_transit') group by 1, 2) i
  full join (select * from (${PARTNER_BALANCES}) all_parts where part = 'in_transit') b using (partner_id, currency)
  where coalesce(i.amount, 0) <> coalesce(b.amount, 0)`;

const ZERO = `
  select format('all accounts in %s add up to %s instead of 0', a.currency, sum(b.credit_minor - b.debit_minor)) as difference
  from ledger_accounts a join account_balances b on b.organization_id = a.organization_id and b.account_id = a.id
  where a.organization_id = $1 group by a.currency having sum(b.credit_minor - b.debit_minor) <> 0`;

const NEGATIVE = `
  select format('account %s %s is below zero: %s', a.code, a.currency, b.credit_minor - b.debit_minor) as difference
  from ledger_accounts a join account_balances b on b.organization_id = a.organization_id and b.account_id = a.id
  where a.organization_id = $1 and (a.code like 'partner:%:on_hold' or a.code like 'partner:%:in_transit') and b.credit_minor < b.debit_minor`;

/**
 * A closed month's place in the chain is an entry with that hash (which the walk above verifies), every entry up to its
 * end came before it, and the stored amount of each account is the sum of its postings until then.
 */
const CLOSED_MONTHS = `
  select format('%s was closed at entry %s, which %s', to_char(m.month, 'YYYY-MM'), m.seq,
    case when e.hash is distinct from m.hash then 'has another hash now' else 'is not its last entry any more' end) as difference
  from accounting_periods m left join journal_entries e on e.organization_id = m.organization_id and e.seq = m.seq
  where m.organization_id = $1 and m.state = 'closed' and (e.hash is distinct from m.hash
    or exists (select from journal_entries l where l.organization_id = $1 and l.seq > m.seq and l.posted_at < m.ends_at))
  union all
  select format('account %s %s was kept for %s as %s debit, %s credit but its postings say %s and %s', a.code, a.currency, to_char(k.month, 'YYYY-MM'),
    coalesce(k.debit_minor, 0), coalesce(k.credit_minor, 0), coalesce(p.debit, 0), coalesce(p.credit, 0))
  from (select m.id, m.month, b.account_id, b.debit_minor, b.credit_minor from accounting_periods m
    join accounting_period_balances b on b.organization_id = m.organization_id and b.period_id = m.id where m.organization_id = $1 and m.state = 'closed') k
  full join (select m.id, m.month, p.account_id, coalesce(sum(p.amount_minor) filter (where p.side = 'D'), 0) as debit, coalesce(sum(p.amount_minor) filter (where p.side = 'C'), 0) as credit
    from accounting_periods m join journal_entries e on e.organization_id = m.organization_id and e.posted_at < m.ends_at
    join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
    where m.organization_id = $1 and m.state = 'closed' group by 1, 2, 3) p on p.id = k.id and p.account_id = k.account_id
  join ledger_accounts a on a.organization_id = $1 and a.id = coalesce(k.account_id, p.account_id)
  where (coalesce(k.debit_minor, 0), coalesce(k.credit_minor, 0)) is distinct from (coalesce(p.debit, 0), coalesce(p.credit, 0))
  union all
  select format('%s was kept as %s %s earned, %s released and %s paid but its postings say %s, %s and %s', to_char(coalesce(k.month, p.month), 'YYYY-MM'), currency,
    coalesce(k.accrued_minor, 0), coalesce(k.released_minor, 0), coalesce(k.paid_minor, 0), coalesce(p.accrued_minor, 0), coalesce(p.released_minor, 0), coalesce(p.paid_minor, 0))
  from (select m.id, m.month, t.* from accounting_periods m
    join accounting_period_totals t on t.organization_id = m.organization_id and t.period_id = m.id where m.organization_id = $1 and m.state = 'closed') k
  full join (select m.id, m.month, p.currency, ${MONTH_SUMS}
    from accounting_periods m join journal_entries e on e.organization_id = m.organization_id and e.posted_at >= m.starts_at and e.posted_at < m.ends_at
    join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
    join ledger_accounts a on a.organization_id = p.organization_id and a.id = p.account_id
    where m.organization_id = $1 and m.state = 'closed' group by 1, 2, 3) p using (id, currency)
  where (coalesce(k.accrued_minor, 0), coalesce(k.released_minor, 0), coalesce(k.paid_minor, 0))
    is distinct from (coalesce(p.accrued_minor, 0), coalesce(p.released_minor, 0), coalesce(p.paid_minor, 0))`;
