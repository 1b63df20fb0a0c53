import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Query, type QueryAnswer, type QueryColumn } from '#shared/query/query.ts';
import { Type } from '#shared/schema.ts';
import { Call, scopeOf } from '../call.ts';
import type { Row } from '../db/client.ts';
import { disposition } from '../http/disposition.ts';
import type { Kernel } from '../kernel.ts';
import { contentTypes, csvOf, type ExportFormat } from '../resource/export.ts';
import type { ExportColumn } from '../resource/export-columns.ts';
import { workbookOf } from '../resource/export-workbook.ts';
import { askQuery } from './ask.ts';
import { questionRefusal } from './suggest.ts';

/** A file is written at once, so it is limited. */
const MOST_EXPORTED = 20_000;

/** `POST /query/export.csv` and `.xlsx`: the whole answer to a question as a file. */
export function queryExports(api: FastifyInstance, kernel: Kernel): void {
  for (const format of ['csv', 'xlsx'] as const) {
    api.post<{ Body: Query }>(`/query/export.${format}`, {
      config: { can: 'record_search:view', modes: ['company', 'partner'], whileViewing: 'reads', isQuestion: true },
      schema: {
        tags: ['record_search'],
        security: [{ bearer: [] }],
        summary: `Export the answer to a question as ${format.toUpperCase()}`,
        body: Query,
        response: { 200: { description: 'The file', content: { [contentTypes[format]]: { schema: Type.String() } } } },
      },
      handler: async ({ actor, body, id }, reply) => {
        const end = await kernel.exportTurns.take(actor.organization_id);
        try {
          const answer = await kernel.db.question(scopeOf(actor, id), (tx) =>
            wholeAnswer(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing }), body),
          );
          return sendFile(reply, answer, { format, name: body.of, zone: actor.timezone });
        } finally {
          end();
        }
      },
    });
  }
}

/** Every group or row of an answer. @throws 422 for too many */
async function wholeAnswer(call: Call, { cursor: _, ...query }: Query): Promise<QueryAnswer> {
  const answer = await askQuery(call, { ...query, limit: MOST_EXPORTED });
  if (answer.all > MOST_EXPORTED)
    throw questionRefusal('limit', `a file has at most ${MOST_EXPORTED} rows; add a filter`);
  return answer;
}

function sendFile(
  reply: FastifyReply,
  answer: QueryAnswer,
  { format, name, zone }: { format: ExportFormat; name: string; zone: string },
): FastifyReply {
  const columns = answerColumns(answer);
  async function* chunks() {
    yield answerRows(answer);
  }
  const body = format === 'csv' ? csvOf(columns, chunks()) : workbookOf(columns, chunks(), zone);
  return reply
    .header('content-disposition', disposition('attachment', `${name}.${format}`))
    .type(contentTypes[format])
    .send(Readable.from(body));
}

const kinds: Record<QueryColumn['kind'], ExportColumn['kind']> = {
  text: 'text',
  number: 'number',
  money: 'money',
  share: 'number',
  day: 'date',
  instant: 'instant',
  choice: 'text',
  reference: 'text',
  flag: 'boolean',
};

/** The columns of an answer as a file: a money figure has its currency beside it. */
export function answerColumns({ columns, groups, currency }: QueryAnswer): ExportColumn[] {
  if (!groups) return columns.flatMap(recordColumns);
  const value = columns.at(-1)!;
  const keys = columns.slice(0, -1).map(({ key, label }) => plain(label, `key ${key}`));
  const count = plain('Rows', 'count', 'number');
  if (value.kind !== 'money') return [...keys, count, plain(value.label, 'value', 'number')];
  const program = { ...plain(`In ${currency}`, 'in_program', 'money'), currency: 'program' };
  return [
    ...keys,
    count,
    plain('Currency', 'currency'),
    { ...plain(value.label, 'value', 'money'), currency: 'currency' },
    program,
  ];
}

const plain = (heading: string, key: string, kind: ExportColumn['kind'] = 'text'): ExportColumn => ({
  heading,
  kind,
  of: (row) => row[key],
});

function recordColumns({ key, label, kind, currency }: QueryColumn): ExportColumn[] {
  const column = { ...plain(label, key, kinds[kind]), ...(currency && { currency }) };
  return currency ? [column, plain(`${label} currency`, currency)] : [column];
}

/** A group with amounts in several currencies has a line for each. */
export function answerRows({ columns, groups, records = [], currency: program }: QueryAnswer): Row[] {
  if (!groups) return records;
  return groups.flatMap(({ keys, figure }) => {
    const line = Object.fromEntries(keys.map(({ label }, at) => [`key ${columns[at]!.key}`, label]));
    const { count, value, amounts } = figure;
    if (amounts.length === 0) return [{ ...line, count, value }];
    return amounts.map(({ currency, amount_minor, in_program }) => ({
      ...line,
      count,
      currency,
      value: amount_minor,
      in_program,
      program,
    }));
  });
}
