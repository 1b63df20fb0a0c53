import type { Reader } from '#server/figures/ask.ts';
import { cell, item } from '#server/figures/cells.ts';
import { defineFigures } from '#server/figures/define.ts';
import { bucketsOf, startsOf } from '#server/figures/periods.ts';
import { addressOf, type Rows, sourceOf } from '#server/figures/rows.ts';
import { statuses } from '../schema.ts';

const real = statuses.filter((status) => status !== 'spam');

/** Leads by the day they were received, on the company's calendar. */
const received: Reader = (ask) => {
  const { now, before } = ask.spans;
  const within = (span: typeof now): Rows => ({
    list: 'leads',
    filters: { status: real, ...ask.within('received_at', span) },
  });
  const buckets = bucketsOf(now);
  const found = ask.select<{ bucket: number; count: number }>((p) => {
    const day = `(t.received_at at time zone ${p.add(ask.call.actor.timezone)})::date`;
    return `select width_bucket(${day}, ${p.addAll(startsOf(buckets))}::date[]) as bucket, count(*)::int as count
      from ${sourceOf(within(now), p)} group by 1`;
  });
  const total = ask.number('received', within(now), within(before));
  return () => {
    const lines = found();
    const items = buckets.map((span, index) => {
      const count = lines.find(({ bucket }) => bucket === index + 1)?.count ?? 0;
      return item(span.from, 'count', [cell(null, [count], count, addressOf(within(span)))], span);
    });
    return { measured: { series: ['received'], groups: [], items: [...items, total()] } };
  };
};

export const figures = defineFigures({ widgets: { leads_received: received } });
