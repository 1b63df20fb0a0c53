import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListQuery } from '#shared/nouns/list-query.ts';
import type { TObject } from '#shared/schema.ts';
import { scopeOf } from '../call.ts';
import type { Statement } from '../db/batch.ts';
import type { Row, Scope } from '../db/client.ts';
import { disposition } from '../http/disposition.ts';
import type { Kernel } from '../kernel.ts';
import { Parameters } from './comparison.ts';
import { csvLine, Digits } from './csv.ts';
import { type ExportColumn, exportColumns, headingOf, inMinorUnits, majorText } from './export-columns.ts';
import { workbookOf } from './export-workbook.ts';
import { columnsOf, type ListView, orderOf, whereOf } from './list-sql.ts';
import { sourceOf } from './referenced-names.ts';
import { candidatesOf } from './search.ts';

const CHUNK = 500;
/** A reader that accepts nothing for this long, in milliseconds, has stopped reading. */
const TIMEOUT_MS = 60_000;

export type ExportFormat = 'csv' | 'xlsx';
export const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Streams the whole result of a list at one point in time, with one cursor.
 * @throws 429 when too many exports are running
 */
export async function streamExport(
  kernel: Kernel,
  request: FastifyRequest,
  reply: FastifyReply,
  listView: ListView,
  query: ListQuery,
  format: ExportFormat,
): Promise<FastifyReply> {
  const { actor } = request;
  const scope = scopeOf(actor, request.id);
  const select = await wholeSelect(kernel, listView, query, scope);
  const end = await kernel.exportTurns.take(actor.organization_id);
  reply.raw.once('close', end);
  // If the reader stops, the generator ends, which ends the transaction.
  const chunks = pump<Row[]>((push) =>
    kernel.db
      .transaction(scope, async (tx) => {
        await tx.rows(`declare exported no scroll cursor for ${select.text}`, select.values);
        for (;;) {
          const rows = await tx.rows(`fetch ${CHUNK} from exported`);
          if (rows.length === 0) return;
          if (!(await taken(push(rows), () => reply.raw.destroy()))) return;
        }
      })
      .finally(end),
  );
  const columns = exportColumns(listView);
  const body = format === 'csv' ? csvOf(columns, chunks) : workbookOf(columns, chunks, actor.timezone);
  return reply
    .header('content-disposition', disposition('attachment', `${listView.resource.name}.${format}`))
    .type(contentTypes[format])
    .send(Readable.from(body).once('close', end));
}

/** The rows of a file: those of the list, or the several rows of each record that the resource declares. */
export function exportView(listView: ListView): ListView {
  const { exported } = listView.resource;
  if (!exported) return listView;
  return { ...listView, resource: { ...listView.resource, view: exported.view }, row: exported.row };
}

/** Breaks the response off if the reader stops, so that an incomplete file does not look complete. */
function taken(push: Promise<boolean>, cut: () => void): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      cut();
      resolve(false);
    }, TIMEOUT_MS);
  });
  return Promise.race([push, late]).finally(() => clearTimeout(timer));
}

/**
 * The query for the whole result of a list, without paging.
 * @param shown the columns, if not all that the caller can see
 */
export async function wholeSelect(
  { db }: Pick<Kernel, 'db'>,
  listView: ListView,
  query: ListQuery,
  scope: Scope,
  shown: TObject = listView.row,
): Promise<Statement> {
  const parameters = new Parameters(scope.organization_id);
  const candidates = await candidatesOf(db, listView, query, scope);
  const { exported } = listView.resource;
  const within = exported && listView.resource.view === exported.view ? `, t."${exported.within}"` : '';
  return {
    text: `select ${columnsOf({ ...listView, row: shown }, scope)} from ${sourceOf(listView.resource)} where ${whereOf(listView, query, parameters, candidates)} order by ${orderOf(listView, query, parameters)}${within}`,
    values: parameters.values,
  };
}

/** Writes a list as CSV: amounts are decimals, with the currency beside them, and `amount_minor` is called `amount`. */
export async function* csvOf(columns: readonly ExportColumn[], chunks: AsyncIterable<readonly Row[]>) {
  yield `\ufeff${csvLine(columns.map(headingOf))}`;
  for await (const rows of chunks)
    yield rows.map((row) => csvLine(columns.map((column) => cellOf(column, row)))).join('');
}

function cellOf({ kind, of, currency }: ExportColumn, row: Row): unknown {
  const value = of(row);
  if (kind !== 'money' || value === null || value === undefined) return value;
  return new Digits(majorText(Number(value), row[currency!]) ?? inMinorUnits(value));
}

/**
 * Turns a producer that pushes into an iterator, at most one chunk ahead. `push` returns false when the reader has
 * stopped.
 */
export async function* pump<T>(produce: (push: (item: T) => Promise<boolean>) => Promise<void>): AsyncGenerator<T> {
  let offer: ((item: IteratorResult<T>) => void) | undefined;
  let taken: ((more: boolean) => void) | undefined;
  let next = new Promise<IteratorResult<T>>((resolve) => (offer = resolve));
  const production = produce(
    (item) =>
      new Promise<boolean>((resolve) => {
        taken = resolve;
        offer!({ value: item, done: false });
      }),
  ).then(
    () => offer!({ value: undefined, done: true }),
    (error) => {
      next = Promise.reject(error);
      next.catch(() => {});
      offer!({ value: undefined, done: true });
      throw error;
    },
  );
  production.catch(() => {});
  try {
    for (;;) {
      const { value, done } = await next;
      if (done) break;
      next = new Promise((resolve) => (offer = resolve));
      yield value;
      taken!(true);
    }
    await production;
  } finally {
    taken?.(false);
  }
}
