import type { Reader } from '#server/figures/ask.ts';
import { merged, type Part } from '#server/figures/breakdown.ts';
import { cell, item } from '#server/figures/cells.ts';
import { bucketOf, comingMonths, startsOf } from '#server/figures/periods.ts';
import { addressOf, also, type Filters, inCurrency, sourceOf } from '#server/figures/rows.ts';
import type { Item } from '#shared/figures.ts';
import { addDays } from '#shared/time/dates.ts';
import { openPipeline } from '../../measures.ts';

const TOP = 10;
const MONTHS_AHEAD = 6;

/** Open deals by stage, one pipeline for each type: the company's, or in partner mode those the partner takes part in. */
export const pipelineStages: Reader = (ask) => {
  const rows = ask.rowsOf(openPipeline);
  const found = ask.select<{
    type_id: string;
    type_name: string;
    stage_id: string;
    stage_name: string;
    color: string | null;
    currency: string | null;
    count: number;
    amount_minor: number;
  }>(
    (p) => `select s.type_id, y.name as type_name, s.id as stage_id, s.name as stage_name, s.color, d.currency,
      coalesce(d.count, 0) as count, coalesce(d.amount_minor, 0)::bigint as amount_minor
      from opportunity_stages s
      join opportunity_types y on y.organization_id = s.organization_id and y.id = s.type_id
      left join (select t.stage_id, t.currency, count(*)::int as count, coalesce(sum(t.amount_minor), 0)::bigint as amount_minor
        from ${sourceOf(rows, p, ['stage_id', 'currency', 'amount_minor'])} group by 1, 2) d on d.stage_id = s.id
      where s.organization_id = $1::uuid and s.category = 'open' and (d.count > 0 or (s.archived_at is null and y.archived_at is null))
      order by y.is_default desc, y."order", y.name, y.id, s."order", s.name, s.id, d.currency`,
  );
  return () => {
    const stages = new Map<string, Item>();
    const groups = new Map<string, { id: string; name: string }>();
    for (const { type_id, type_name, stage_id, stage_name, color, currency, count, amount_minor } of found()) {
      groups.set(type_id, { id: type_id, name: type_name });
      const stage = stages.get(stage_id) ?? item(stage_id, 'money', [], { name: stage_name, color, group: type_id });
      stages.set(stage_id, stage);
      if (!currency) continue;
      const address = addressOf(inCurrency(also(rows, { stage_id }), currency));
      stage.cells.push(cell(currency, [amount_minor], count, address));
    }
    return { measured: { series: [], groups: [...groups.values()], items: [...stages.values()] } };
  };
};

/** The partners with the largest open pipeline per currency, and the deals that only the company works on. */
export const pipelinePartners: Reader = (ask) => {
  const rows = ask.rowsOf(openPipeline);
  const found = ask.select<Part>(
    (p) => `select r.partner_id as id, n.name, r.currency, r.count, r.amount_minor from (
        select t.partner_id, t.currency, count(*)::int as count, coalesce(sum(t.amount_minor), 0)::bigint as amount_minor,
          row_number() over (partition by t.currency, t.partner_id is null order by coalesce(sum(t.amount_minor), 0) desc, t.partner_id) as place
        from ${sourceOf(rows, p, ['partner_id', 'currency', 'amount_minor'])} group by t.partner_id, t.currency) r
      left join partners n on n.organization_id = $1::uuid and n.id = r.partner_id
      where r.place <= ${TOP} order by r.partner_id is null, r.place`,
  );
  return () => ({
    measured: {
      series: [],
      groups: [],
      items: merged(found(), (id): Filters => (id ? { partner_id: id } : { attribution: 'direct' }), rows),
    },
  });
};

export const pipelineTypes: Reader = (ask) => {
  const rows = ask.rowsOf(openPipeline);
  const found = ask.select<Part>(
    (p) => `select y.id, y.name, d.currency, d.count, d.amount_minor
      from (select t.type_id, t.currency, count(*)::int as count, coalesce(sum(t.amount_minor), 0)::bigint as amount_minor
        from ${sourceOf(rows, p, ['type_id', 'currency', 'amount_minor'])} group by 1, 2) d
      join opportunity_types y on y.organization_id = $1::uuid and y.id = d.type_id
      order by d.amount_minor desc, y.id`,
  );
  return () => ({
    measured: { series: [], groups: [], items: merged(found(), (id) => ({ type_id: id! }), rows) },
  });
};

/**
 * When the open deals are expected to close. The company also sees how much of it their stages' chances promise; the rest
 * of the amount is the second series, so that both together are the amounts of the deals.
 */
export const forecast: Reader = (ask) => {
  const series = ask.isPartner ? ['open'] : ['weighted', 'rest'];
  const months = comingMonths(ask.today, MONTHS_AHEAD);
  const end = months.at(-1)!.to;
  const rows = ask.rowsOf(openPipeline);
  const weighted = ask.isPartner
    ? '0'
    : 'round(coalesce(sum(t.amount_minor::numeric * t.probability), 0) / 100)::bigint';
  const found = ask.select<{ bucket: string; currency: string; count: number; amount_minor: number; weighted: number }>(
    (p) => {
      const today = `${p.add(ask.today)}::date`;
      return `select case when t.expected_close_on is null then 'none' when t.expected_close_on < ${today} then 'overdue'
          when t.expected_close_on > ${p.add(end)}::date then 'later'
          else (${bucketOf('expected_close_on', months, p.addAll(startsOf(months)))})::text end as bucket,
        t.currency, count(*)::int as count, coalesce(sum(t.amount_minor), 0)::bigint as amount_minor, ${weighted} as weighted
        from ${sourceOf(rows, p)} group by 1, 2 order by 2`;
    },
  );
  const columns: { id: string; filters: Filters; from: string | null; to: string | null }[] = [
    { id: 'overdue', filters: { expected_close_on_lte: addDays(ask.today, -1) }, from: null, to: null },
    ...months.map(({ from, to }, index) => {
      const first = index === 0 ? ask.today : from;
      return {
        id: String(index + 1),
        filters: { expected_close_on_gte: first, expected_close_on_lte: to },
        from: first,
        to,
      };
    }),
    { id: 'later', filters: { expected_close_on_gte: addDays(end, 1) }, from: null, to: null },
    { id: 'none', filters: { expected_close_on: '' }, from: null, to: null },
  ];
  return () => {
    const lines = found();
    const items = columns.map(({ id, filters, from, to }) =>
      item(
        from ?? id,
        'money',
        lines
          .filter(({ bucket }) => bucket === id)
          .map(({ currency, count, amount_minor, weighted: promised }) =>
            cell(
              currency,
              ask.isPartner ? [amount_minor] : [promised, amount_minor - promised],
              count,
              addressOf(inCurrency(also(rows, filters), currency)),
            ),
          ),
        { from, to },
      ),
    );
    // The bucket outside the months is shown only where it has deals.
    return {
      measured: { series, groups: [], items: items.filter(({ from, cells }) => from !== null || cells.length > 0) },
    };
  };
};
