import type { Row } from '#server/db/client.ts';
import { defineTool, type Reader, type Source } from '#server/extension-points/assistant-tools.ts';
import { queriedRow } from '#server/leaving/shape.ts';
import { declaredResources } from '#server/resource/define.ts';
import { nounPlural } from '#shared/nouns/nouns.ts';
import { Query, type QueryAnswer } from '#shared/query/query.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { columnReaders, groupRow, modelFigure, queryRow } from './query-rows.ts';
import { proposalSource, proposalTitle } from './rows.ts';

const MOST = 100;
/** The rows of one answer, in characters; 25 rows of the usual columns are smaller. */
const MOST_ROWS = 6_500;

const Input = closed({
  ...Query.properties,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST, default: 25 })),
});
type Input = Static<typeof Input>;

export const query = defineTool({
  name: 'query',
  label: 'Asking for figures and rows',
  about:
    'Asks for rows, counts and sums of one kind of record. of: the kind, and all other names, from describe. where: filters by field, with _ne, _gte, _lte or _like after the name; a reference takes a name or an id, an array any of its values; amounts in filters are in minor units. measure: count, a measure of the kind, or sum:, average:, least:, most: or different: with a field; without it the answer has rows. by: fields to group by, or day:month. period with on: this_month, last_quarter, this_year, custom with from and to and others. compare: previous or last_year. order: a field, or value for groups; "-" before it is descending. fields: columns of rows. cursor: the next page. Quote the figures; never add up or convert yourself.',
  input: Input,
  output: {
    kind: 'value',
    from: 'value',
    to: 'value',
    total: 'value',
    before: 'value',
    all: 'value',
    rows: [queriedRow],
    cursor: 'value',
  },
  modes: ['company', 'partner'],
  can: 'record_search:view',
  run: async (reader, input: Input) => {
    const answer = await reader.ask<QueryAnswer>('/query?for=model', input);
    const rows = rowsOf(reader, input.of, answer);
    const size = JSON.stringify(rows).length;
    if (size <= MOST_ROWS || rows.length < 2) return toolAnswer(reader, input, answer, rows);
    // Fewer rows and the cursor behind them, because the rest of a cut row would be lost.
    const limit = Math.max(1, Math.floor((rows.length * MOST_ROWS) / size) - 1);
    const shorter = await reader.ask<QueryAnswer>('/query?for=model', { ...input, limit });
    return toolAnswer(reader, input, shorter, rowsOf(reader, input.of, shorter));
  },
});

function rowsOf({ actor }: Reader, of: string, answer: QueryAnswer): Row[] {
  const readers = columnReaders(of, answer.columns, actor.partner_id);
  if (answer.records) return answer.records.map((row) => queryRow(readers, row));
  return (answer.groups ?? []).filter(({ keys }) => keys.length > 0).map((group) => groupRow(readers, group));
}

function toolAnswer(reader: Reader, input: Input, answer: QueryAnswer, rows: Row[]) {
  const { read, from, to, total, before, all, cursor, records } = answer;
  const resource = declaredResources().get(input.of);
  const sources = resource && records ? records.flatMap((row) => proposalSource(reader, resource, row) ?? []) : [];
  const value = modelFigure(total);
  const names = resource && records ? records.slice(0, 10).map((row) => proposalTitle(resource, row)) : [];
  return {
    data: {
      kind: input.of,
      ...(from && { from, to }),
      total: value ?? total.count,
      ...(before && { before: modelFigure(before) ?? before.count }),
      ...(rows.length > 0 && { all, rows }),
      ...(cursor && { cursor }),
    },
    sources: sources satisfies Source[],
    says: `${read}: ${value ?? `${total.count} ${nounPlural(input.of)}`}.${names.length > 0 ? ` ${names.join(', ')}` : ''}`,
  };
}
