import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { AccountingPeriod } from '../schema.ts';
import type { Period } from './model.ts';

type Total = AccountingPeriod['totals'][number];
interface Moved extends Total {
  bucket: number;
  entries: number;
}

/**
 * An entry's part in the totals of its month, over entries `e`, postings `p` and accounts `a`. Paid is the reduction of
 * the debt: before tax, in the currency of the commission, without fees.
 */
export const MONTH_SUMS = `
  coalesce(sum(case p.side when 'D' then p.amount_minor else -p.amount_minor end) filter (where a.code in ('expense:commission', 'expense:spiff', 'expense:mdf')), 0)::bigint as accrued_minor,
  coalesce(sum(case p.side when 'C' then p.amount_minor else -p.amount_minor end) filter (where e.kind in ('release', 'hold') and a.code like 'partner:%:payable'), 0)::bigint as released_minor,
  coalesce(sum(case p.side when 'C' then p.amount_minor else -p.amount_minor end)
    filter (where a.code in ('cash:clearing', 'liability:withholding', 'fx:position') and e.kind not in ('settle', 'fee')), 0)::bigint as paid_minor,
  coalesce(sum(case p.side when 'C' then p.amount_minor else -p.amount_minor end) filter (where a.partner_id is not null), 0)::bigint as owed_minor`;

/** Movements since an instant, by month. */
export const MOVED = `
  select width_bucket(e.posted_at, $2::timestamptz[]) as bucket, p.currency, count(distinct e.id)::int as entries, ${MONTH_SUMS}
  from journal_entries e
  join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
  join ledger_accounts a on a.organization_id = p.organization_id and a.id = p.account_id
  where e.organization_id = $1 and e.posted_at >= $3 group by 1, 2 order by 1, 2`;

interface Sums {
  entries: number;
  totals: Total[];
}

/**
 * The movements of each month by currency; the debt is cumulative. Totals of closed months are stored, so only later
 * entries are summed.
 */
export async function ledgerTotals(call: Call, months: readonly Period[]): Promise<Sums[]> {
  if (months.length === 0) return [];
  const closedTotals = await keptTotals(call, months);
  const open = months.slice(closedTotals.length);
  if (open.length === 0) return closedTotals;
  const moved = await call.rows<Moved>(sql`
    select width_bucket(e.posted_at, ${open.map(({ starts_at }) => starts_at.toISOString())}::timestamptz[]) as bucket,
      p.currency, count(distinct e.id)::int as entries, ${sql.raw(MONTH_SUMS)}
    from journal_entries e
    join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
    join ledger_accounts a on a.organization_id = p.organization_id and a.id = p.account_id
    where e.organization_id = ${call.organization_id} and e.posted_at >= ${open[0]!.starts_at} group by 1, 2
    order by 1, 2`);
  const owed = new Map(closedTotals.at(-1)?.totals.map(({ currency, owed_minor }) => [currency, owed_minor]));
  const added = open.map((_, index): Sums => {
    const own = moved.filter(({ bucket }) => bucket === index + 1);
    for (const { currency, owed_minor, ...sums } of own) {
      // Payments made in a currency in which nothing is earned do not affect the debt.
      if (!owed.has(currency) && !owed_minor && !sums.accrued_minor && !sums.paid_minor) continue;
      owed.set(currency, (owed.get(currency) ?? 0) + owed_minor);
    }
    const totals = [...owed.keys()].sort().map((currency): Total => {
      const movement = own.find((one) => one.currency === currency);
      return {
        currency,
        accrued_minor: movement?.accrued_minor ?? 0,
        released_minor: movement?.released_minor ?? 0,
        paid_minor: movement?.paid_minor ?? 0,
        owed_minor: owed.get(currency)!,
      };
    });
    // An entry is in one currency.
    return { entries: own.reduce((sum, { entries }) => sum + entries, 0), totals };
  });
  return [...closedTotals, ...added];
}

/**
 * Stored totals of the closed months, which come first. They are not available to users who see only their own
 * partners.
 */
async function keptTotals(call: Call, months: readonly Period[]): Promise<Sums[]> {
  if (call.actor.own_only) return [];
  const closed = months.filter(({ state }) => state === 'closed');
  const rows = await call.rows<Total & { period_id: string }>(sql`
    select period_id, currency, accrued_minor, released_minor, paid_minor, owed_minor from accounting_period_totals
    where organization_id = ${call.organization_id} order by currency`);
  return closed.map(({ stored }, index) => ({
    // Entries are numbered without gaps.
    entries: stored!.seq! - (closed[index - 1]?.stored?.seq ?? 0),
    totals: rows.filter(({ period_id }) => period_id === stored!.id).map(({ period_id: _, ...total }) => total),
  }));
}
