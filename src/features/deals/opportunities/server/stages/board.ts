import { pipelines } from '#features/deals/opportunity-types/server/service.ts';
import type { Call } from '#server/call.ts';
import { badRequest, notFound } from '#server/errors.ts';
import { Parameters } from '#server/resource/comparison.ts';
import { customDefinitions } from '#server/resource/custom.ts';
import { type ListView, listStatements, readListQuery, whereOf } from '#server/resource/list-sql.ts';
import { narrowedIn } from '#server/resource/narrowing.ts';
import { sourceOf } from '#server/resource/referenced-names.ts';
import type { ListQuery, RawQuery } from '#shared/nouns/list-query.ts';
import type { Board, BoardColumn, Totals } from '../../schema.ts';
import { Opportunity } from '../../schema.ts';
import { opportunities } from '../resource.ts';

/** Cards a column shows before it points to the list. */
const CARDS = 20;

/** The pipeline of one type: the deals of each stage, under the filters of the list. */
export async function dealBoard(call: Call, raw: RawQuery): Promise<Board> {
  const type = (await pipelines(call)).find(({ id, is_default, archived_at }) =>
    raw.type_id === undefined ? is_default && !archived_at : id === raw.type_id,
  );
  if (Array.isArray(raw.type_id)) throw badRequest('A board shows only one type.', { type_id: ['must be one id'] });
  if (!type) throw notFound('This opportunity type');
  const sight = await sightOf(call, raw);
  const query = readListQuery(sight, { ...raw, type_id: type.id });
  const sums = await sumsBy<{ stage_id: string } & Totals[number]>(call, sight, query, ['stage_id', 'currency']);
  const pages = await call.tx.batch(
    type.stages.map(({ id, category }) => {
      const filters = [...query.filters, { field: 'stage_id', operator: 'eq' as const, values: [id] }];
      const fallback = category === 'open' ? 'expected_close_on' : 'closed_on';
      const sort = query.sort.length > 0 ? query.sort : [{ field: fallback, descending: category !== 'open' }];
      return listStatements(sight, { ...query, filters, sort, start: 0, end: CARDS }, call.scope)[0]!;
    }),
  );
  return {
    type_id: type.id,
    columns: type.stages.map((stage, index): BoardColumn => {
      const totals = sums.filter(({ stage_id }) => stage_id === stage.id);
      return {
        stage_id: stage.id,
        name: stage.name,
        category: stage.category,
        probability: stage.probability,
        color: stage.color,
        count: totals.reduce((all, { count }) => all + count, 0),
        totals: totals.map(({ currency, count, amount_minor }) => ({ currency, count, amount_minor })),
        cards: JSON.parse(pages[index]![0]!) as Opportunity[],
      };
    }),
  };
}

/** The count and sum per status and currency: the totals of a list beyond its page. */
export async function totals(call: Call, raw: RawQuery): Promise<Totals> {
  const sight = await sightOf(call, raw);
  return sumsBy<Totals[number]>(call, sight, readListQuery(sight, raw), ['status', 'currency']);
}

async function sightOf(call: Call, raw: RawQuery): Promise<ListView> {
  const asksCustom = Object.keys(raw).some((key) => key.includes('custom.')) || String(raw._sort).includes('custom.');
  const custom = asksCustom ? await customDefinitions(call, 'opportunities') : [];
  const narrowed = await narrowedIn(call, opportunities, raw);
  return { resource: opportunities, row: Opportunity, custom, ...(narrowed && { narrowed }) };
}

async function sumsBy<T>(call: Call, sight: ListView, query: ListQuery, groups: readonly string[]): Promise<T[]> {
  const parameters = new Parameters(call.organization_id);
  const columns = groups.map((name) => `t."${name}"`).join(', ');
  return call.rows<T>(
    `select ${columns}, count(*)::int as count, coalesce(sum(t.amount_minor), 0)::bigint as amount_minor
     from ${sourceOf(sight.resource)} where ${whereOf(sight, query, parameters)} group by ${columns} order by ${columns}`,
    parameters.values,
  );
}
