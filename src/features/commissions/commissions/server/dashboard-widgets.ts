import type { Ask, Reader } from '#server/figures/ask.ts';
import { cell, item, type Sum, share, sumCells } from '#server/figures/cells.ts';
import { defineFigures } from '#server/figures/define.ts';
import { bucketOf, bucketsOf, comingMonths, type Span, startsOf } from '#server/figures/periods.ts';
import { addressOf, also, type Filters, inCurrency, type Rows, sourceOf, wonIn } from '#server/figures/rows.ts';
import type { Cell, Item } from '#shared/figures.ts';
import { addDays } from '#shared/time/dates.ts';

/** Every status except void. */
const counted = { status: ['on_hold', 'payable', 'reserved', 'paid'] };
const lines = (ask: Ask, filters: Filters) => ask.rows('commission_lines', filters);
const earnedIn = ({ from, to }: Span): Filters => ({ ...counted, effective_on_gte: from, effective_on_lte: to });
const paidIn = ({ from, to }: Span): Filters => ({ status: 'paid', paid_on_gte: from, paid_on_lte: to });
const MONTHS_AHEAD = 6;

/** Commissions earned by partners, by status. */
const commissions: Reader = (ask) => {
  const { now, before } = ask.spans;
  const parts = [
    ask.money('earned', lines(ask, earnedIn(now)), lines(ask, earnedIn(before))),
    ask.money('on_hold', lines(ask, { status: 'on_hold' })),
    ask.money('payable', lines(ask, { status: 'payable' })),
    ask.money('reserved', lines(ask, { status: 'reserved' })),
    ask.money('paid', lines(ask, paidIn(now)), lines(ask, paidIn(before))),
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
  const held = lines(ask, { status: 'on_hold', hold_reason: '' });
  const waiting = ask.select<Part>(
    (p) => `select case when t.release_on > ${p.add(end)}::date then 'later'
        else greatest(1, ${bucketOf('release_on', months, p.addAll(startsOf(months)))})::text end as bucket,
      t.currency, count(*)::int as count, sum(t.amount_minor)::bigint as amount_minor from ${sourceOf(held, p)} group by 1, 2 order by 2`,
  );
  const payable = ask.money('payable', lines(ask, { status: 'payable' }));
  const onHold = ask.money('kept', lines(ask, { status: 'on_hold', hold_reason_ne: '' }));
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
  const withPartners = (span: Span) =>
    ask.rows('opportunities', { ...wonIn(span), attribution: ['sourced', 'influenced'] });
  const { now, before } = ask.spans;
  const earned = ask.money('earned', lines(ask, earnedIn(now)), lines(ask, earnedIn(before)));
  const won = ask.money('won', withPartners(now), withPartners(before));
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
  const steps = ['on_hold', 'payable', 'reserved', 'paid'].map((status) => ask.money(status, lines(ask, { status })));
  const all = ask.money('earned', lines(ask, counted));
  const held: Rows = lines(ask, { status: 'on_hold', hold_reason: '' });
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
  const rows = lines(ask, earnedIn(now));
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
              addressOf(inCurrency(also(rows, earnedIn(span)), currency)),
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
