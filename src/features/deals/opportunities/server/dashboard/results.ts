import { activePartners, allPartners } from '#features/partners/partners/measures.ts';
import type { Ask, Reader } from '#server/figures/ask.ts';
import { cell, item, share, sumCells } from '#server/figures/cells.ts';
import { bucketOf, bucketsOf, type Span, startsOf } from '#server/figures/periods.ts';
import { addressOf, also, type Filters, inCurrency, type Rows, sourceOf } from '#server/figures/rows.ts';
import type { Item } from '#shared/figures.ts';
import {
  closedDeals,
  directRevenue,
  influencedRevenue,
  openPipeline,
  partnerRevenue,
  sourcedRevenue,
  wonDeals,
  wonRevenue,
} from '../../measures.ts';

const measured = (items: Item[], series: string[] = []) => ({ measured: { series, groups: [], items } });
const byPartners: Filters = { attribution: partnerRevenue.filters.attribution! };
const direct: Filters = { attribution: directRevenue.filters.attribution! };

/** The share of closed deals that were won, by number, whatever their amount and currency. */
function winRate(ask: Ask, id: string, of: Filters = {}): () => Item[] {
  const closed = (span: Span) => also(ask.rowsOf(closedDeals, { span }), of);
  const won = (span: Span) => also(ask.rowsOf(wonDeals, { span }), of);
  const [all, wins] = [
    ask.count(closed(ask.spans.now)),
    ask.number(`${id}_won`, won(ask.spans.now), won(ask.spans.before)),
  ];
  const earlier = ask.count(closed(ask.spans.before));
  return () => {
    const { count, rows } = all();
    const { count: before, rows: rowsBefore } = earlier();
    const number = wins();
    const [{ values, before: winsBefore }] = number.cells as [Item['cells'][0]];
    const rate = cell(null, [share(values[0]!, count)], count, rows, {
      value: share(winsBefore!.value!, before),
      rows: rowsBefore,
    });
    return [item(id, 'share', [rate]), number];
  };
}

/** Open pipeline, what was won, how often, and with how many partners. */
export const headlines: Reader = (ask) => {
  const { now, before } = ask.spans;
  const open = ask.measure(openPipeline, { id: 'open' });
  const won = ask.measure(wonRevenue, { id: 'won', span: now, before });
  const rate = winRate(ask, 'win_rate');
  const active = ask.measure(activePartners);
  const partners = ask.measure(allPartners);
  return () => measured([open(), won(), ...rate(), active(), partners()]);
};

/** The deals won because of partners, with them, and without them. */
export const sourced: Reader = (ask) => {
  const { now, before } = ask.spans;
  const parts = [
    ask.measure(sourcedRevenue, { id: 'sourced', span: now, before }),
    ask.measure(influencedRevenue, { id: 'influenced', span: now, before }),
    ask.measure(directRevenue, { id: 'direct', span: now, before }),
  ];
  return () => measured(parts.map((part) => part()));
};

export const winRates: Reader = (ask) => {
  const rates = [winRate(ask, 'partner', byPartners), winRate(ask, 'direct', direct)];
  return () => measured(rates.flatMap((rate) => rate()));
};

interface Size {
  currency: string;
  count: number;
  sized: number;
  amount_minor: number;
}

/** The average of the won deals that have an amount. */
function dealSize(ask: Ask, id: string, of: Filters): () => Item {
  const ask1 = (span: Span): [Rows, () => Size[]] => {
    const rows = also(ask.rowsOf(wonDeals, { span }), of);
    return [
      rows,
      ask.select<Size>(
        (p) => `select t.currency, count(*)::int as count, count(t.amount_minor)::int as sized,
          coalesce(round(avg(t.amount_minor)), 0)::bigint as amount_minor from ${sourceOf(rows, p)} group by 1`,
      ),
    ];
  };
  const [[rows, now], [rowsBefore, before]] = [ask1(ask.spans.now), ask1(ask.spans.before)];
  return () => {
    const averages = (sizes: Size[]) => sizes.filter(({ sized }) => sized > 0);
    return item(id, 'money', sumCells(averages(now()), rows, { sums: averages(before()), rows: rowsBefore }));
  };
}

/** Days from the day a deal was opened to the day it was won, on average. */
function cycleTime(ask: Ask, id: string, of: Filters): () => Item {
  const asked = (span: Span): [Rows, () => { count: number; days: number | null }[]] => {
    const rows = also(ask.rowsOf(wonDeals, { span }), of);
    return [
      rows,
      ask.select(
        (p) =>
          `select count(*)::int as count, round(avg(t.closed_on - t.opened_on))::int as days from ${sourceOf(rows, p)}`,
      ),
    ];
  };
  const [[rows, now], [rowsBefore, before]] = [asked(ask.spans.now), asked(ask.spans.before)];
  return () => {
    const [found, earlier] = [now()[0]!, before()[0]!];
    return item(id, 'days', [
      cell(null, [found.days], found.count, addressOf(rows), { value: earlier.days, rows: addressOf(rowsBefore) }),
    ]);
  };
}

export const dealSizes: Reader = (ask) => {
  const parts = [
    dealSize(ask, 'size_partner', byPartners),
    dealSize(ask, 'size_direct', direct),
    cycleTime(ask, 'cycle_partner', byPartners),
    cycleTime(ask, 'cycle_direct', direct),
  ];
  return () => measured(parts.map((part) => part()));
};

/** A partner's own year: won, how often, how large, how fast. */
export const results: Reader = (ask) => {
  const { now, before } = ask.spans;
  const won = ask.measure(wonRevenue, { id: 'won', span: now, before });
  const rate = winRate(ask, 'win_rate');
  const rest = [dealSize(ask, 'size', {}), cycleTime(ask, 'cycle', {})];
  return () => measured([won(), ...rate(), ...rest.map((part) => part())]);
};

/** Won deals by the day they closed; the company sees whose they are. */
export const wonOverTime: Reader = (ask) => {
  const series = ask.isPartner ? ['won'] : ['sourced', 'influenced', 'direct'];
  const buckets = bucketsOf(ask.spans.now);
  const rows = ask.rowsOf(wonRevenue, { span: ask.spans.now });
  const found = ask.select<{ bucket: number; currency: string; kind: string; count: number; amount_minor: number }>(
    (p) => `select ${bucketOf('closed_on', buckets, p.addAll(startsOf(buckets)))} as bucket, t.currency,
      ${ask.isPartner ? "'won'" : 't.attribution'} as kind, count(*)::int as count, coalesce(sum(t.amount_minor), 0)::bigint as amount_minor
      from ${sourceOf(rows, p)} group by 1, 2, 3`,
  );
  return () => {
    const lines = found();
    const items = buckets.map((span, index) => {
      const mine = lines.filter(({ bucket }) => bucket === index + 1);
      const currencies = [...new Set(mine.map(({ currency }) => currency))].sort();
      const inSpan = ask.rowsOf(wonRevenue, { span });
      return item(
        span.from,
        'money',
        currencies.map((currency) => {
          const here = mine.filter((line) => line.currency === currency);
          return cell(
            currency,
            series.map((kind) => here.find((line) => line.kind === kind)?.amount_minor ?? 0),
            here.reduce((sum, { count }) => sum + count, 0),
            addressOf(inCurrency(inSpan, currency)),
          );
        }),
        span,
      );
    });
    return measured(items, series);
  };
};
