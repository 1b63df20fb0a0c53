import { partnerRevenue } from '#features/deals/opportunities/measures.ts';
import type { Reader } from '#server/figures/ask.ts';
import { cell, item, type Sum, share, sumCells } from '#server/figures/cells.ts';
import { defineFigures } from '#server/figures/define.ts';
import { bucketOf, bucketsOf, comingMonths, startsOf } from '#server/figures/periods.ts';
import { addressOf, also, type Filters, inCurrency, sourceOf } from '#server/figures/rows.ts';
import type { Cell, Item } from '#shared/figures.ts';
import { addDays } from '#shared/time/dates.ts';
import {
  commissionInPayout,
  commissionOnHold,
  earnedCommission,
  paidCommission,
  payableCommission,
} from '../measures.ts';

const MONTHS_AHEAD = 6;

/** Commissions earned by partners, by status. */
const commissions: Reader = (ask) => {
  const { now, before } = ask.spans;
  const parts = [
    ask.measure(earnedCommission, { id: 'earned', span: now, before }),
    ask.measure(commissionOnHold, { id: 'on_hold' }),
    ask.measure(payableCommission, { id: 'payable' }),
    ask.measure(commissionInPayout, { id: 'reserved' }),
    ask.measure(paidCommission, { id: 'paid', span: now, before }),
  ];
  return () => ({ measured: { series: [], groups: [], items: parts.map((part) => part()) } });
};

interface Part extends Sum {
  bucket: string;
}

/** The dates on which earned money becomes due: now, month by month, and on hold. */
const payoutCalendar: Reader = (ask) => {
  const months = comingMonths(ask.today, MONTHS_AHEAD);
  const end = months.at(-1)!.to;
  const held = also(ask.rowsOf(commissionOnHold), { hold_reason: '' });
  const waiting = ask.select<Part>(
    (p) => `select case when t.release_on > ${p.add(end)}::date then 'later'
        else greatest(1, ${bucketOf('release_on', months, p.addAll(startsOf(months)))})::text end as bucket,
      t.currency, count(*)::int as count, sum(t.amount_minor)::bigint as amount_minor from ${sourceOf(held, p)} group by 1, 2 order by 2`,
  );
  const payable = ask.measure(payableCommission, { id: 'payable' });
  const onHold = ask.money('kept', also(ask.rowsOf(commissionOnHold), { hold_reason_ne: '' }));
  return () => {
    const rows = waiting();
    const cells = (id: string, filters: Filters): Cell[] =>
      sumCells(
        rows.filter(({ bucket }) => bucket === id),
        also(held, filters),
      );
    const items = months.map((span, index) =>
      item(
        span.from,
        'money',
        // Overdue releases count with this month, because they come with the next release.
        cells(String(index + 1), { ...(index > 0 && { release_on_gte: span.from }), release_on_lte: span.to }),
        span,
      ),
    );
    const later = item('later', 'money', cells('later', { release_on_gte: addDays(end, 1) }));
    const rest = [later, onHold()].filter((one) => one.cells.length > 0);
    return { measured: { series: ['due'], groups: [], items: [payable(), ...items, ...rest] } };
  };
};

/** Commissions as a share of the revenue from deals with partners. */
const costRatio: Reader = (ask) => {
  const { now, before } = ask.spans;
  const earned = ask.measure(earnedCommission, { id: 'earned', span: now, before });
  const won = ask.measure(partnerRevenue, { id: 'won', span: now, before });
  return () => {
    const [cost, revenue] = [earned(), won()];
    const ratios = cost.cells.map((one) => {
      const base = revenue.cells.find(({ currency }) => currency === one.currency);
      return cell(one.currency, [share(one.values[0]!, base?.values[0] ?? 0)], one.count, one.rows, {
        value: share(one.before!.value!, base?.before?.value ?? 0),
        rows: one.before!.rows,
      });
    });
    return { measured: { series: [], groups: [], items: [item('ratio', 'share', ratios), cost, revenue] } };
  };
};

/** A partner's earnings by status, and the dates of those to come. */
const earnings: Reader = (ask) => {
  const steps = [
    ask.measure(commissionOnHold, { id: 'on_hold' }),
    ask.measure(payableCommission, { id: 'payable' }),
    ask.measure(commissionInPayout, { id: 'reserved' }),
    ask.measure(paidCommission, { id: 'paid' }),
  ];
  const all = ask.measure(earnedCommission, { id: 'earned' });
  const held = also(ask.rowsOf(commissionOnHold), { hold_reason: '' });
  const next = ask.select<Sum & { on: string }>(
    (p) => `select currency, "on", count, amount_minor from (
        select t.currency, t.release_on as "on", count(*)::int as count, sum(t.amount_minor)::bigint as amount_minor,
          row_number() over (partition by t.currency order by t.release_on) as place
        from ${sourceOf(held, p)} group by 1, 2) days where place = 1 order by currency`,
  );
  const minimum = ask.select<{ currency: string; amount_minor: number }>(
    () => `select e.key as currency, e.value::bigint as amount_minor from program_settings s, jsonb_each_text(s.min_payout) e
      where s.organization_id = $1::uuid`,
  );
  return () => {
    const items: Item[] = [...steps.map((step) => step()), all()];
    for (const { on, ...sum } of next()) {
      const rows = also(held, { release_on_gte: on, release_on_lte: on });
      items.push(item('next', 'money', sumCells([sum], rows), { from: on, to: on }));
    }
    const least = minimum().map(({ currency, amount_minor }) => cell(currency, [amount_minor], null, null));
    return { measured: { series: [], groups: [], items: [...items, item('minimum', 'money', least)] } };
  };
};

/** A partner's earnings by the day they were earned: paid by now, or still to come. */
const earningsOverTime: Reader = (ask) => {
  const { now } = ask.spans;
  const buckets = bucketsOf(now);
  const rows = ask.rowsOf(earnedCommission, { span: now });
  const readSums = ask.select<Sum & { bucket: number; paid: number }>(
    (
      p,
    ) => `select ${bucketOf('effective_on', buckets, p.addAll(startsOf(buckets)))} as bucket, t.currency, count(*)::int as count,
      sum(t.amount_minor)::bigint as amount_minor, coalesce(sum(t.amount_minor) filter (where t.status = 'paid'), 0)::bigint as paid
      from ${sourceOf(rows, p)} group by 1, 2 order by 2`,
  );
  return () => {
    const sums = readSums();
    const items = buckets.map((span, index) =>
      item(
        span.from,
        'money',
        sums
          .filter(({ bucket }) => bucket === index + 1)
          .map(({ currency, count, amount_minor, paid }) =>
            cell(
              currency,
              [paid, amount_minor - paid],
              count,
              addressOf(inCurrency(ask.rowsOf(earnedCommission, { span }), currency)),
            ),
          ),
        span,
      ),
    );
    return { measured: { series: ['paid', 'coming'], groups: [], items } };
  };
};

export const figures = defineFigures({
  widgets: {
    commissions,
    payout_calendar: payoutCalendar,
    cost_ratio: costRatio,
    earnings,
    earnings_over_time: earningsOverTime,
  },
});
