import type { ListQuery } from '#shared/list-query.ts';
import type { Scope } from '../db/client.ts';
import type { Kernel } from '../kernel.ts';
import {
  countStatement,
  EXACT_TOTAL,
  idsStatement,
  type ListRequest,
  type ListView,
  pageStatement,
  rowsStatement,
} from './list-sql.ts';
import { EXACT_FOUND, narrow } from './search.ts';

export interface Page {
  /** The rows as JSON text created by PostgreSQL. */
  json: string;
  /** The total; with `isMore`, a lower bound of it. */
  total: number;
  isMore: boolean;
}

/** Reads a page of a list and its total, in one round trip except for searches and large tables. */
export async function readPage(kernel: Kernel, given: ListView, query: ListQuery, scope: Scope): Promise<Page> {
  const { name, viewComputes = [], viewHidesRows } = given.resource;
  const { columns, rows } = await kernel.tables.of(name);
  // If the view omits rows, or no table has the resource's name, counting must use the view.
  const own = { has: (column: string) => columns.has(column) && !viewComputes.includes(column) };
  const listView = viewHidesRows || columns.size === 0 ? given : { ...given, own };
  const narrowed = await narrow(kernel.db, listView, query, scope);
  const asked = { listView, query, scope, candidates: narrowed?.candidates };
  const most = narrowed && narrowed.candidates === undefined ? EXACT_FOUND : EXACT_TOTAL;
  const isChosen = query.filters.length > 0 || query.sort.length > 0 || query.q !== '';
  const seesAll = scope.partner_id === null && !scope.own_only;
  const needsPlan = (isChosen || !seesAll) && rows >= kernel.tables.largeFrom && !narrowed?.isFew;
  const read = needsPlan ? readLarge : readUsual;
  const isCounted = narrowed?.total !== undefined || narrowed?.isMore;
  const [json, counted] = await read(kernel, asked, isCounted ? [] : [countStatement(asked, most)]);
  const count = narrowed?.total ?? counted;
  return { json, total: count ?? most + 1, isMore: count === undefined || count > most };
}

type Counting = ReturnType<typeof countStatement>[];

async function readUsual(
  { db }: Kernel,
  asked: ListRequest,
  counting: Counting,
): Promise<[string, number | undefined]> {
  const [page, count] = await db.read(asked.scope, [pageStatement(asked), ...counting]);
  return [page![0]!, count && Number(count[0])];
}

/**
 * Reads a page of a large table, where a generic plan may read a million rows to find ten. Planning each request again
 * takes longer than a page, mostly for the view's joins, so the ids are read first, from the table alone if possible.
 * Counting to ten thousand takes as long as both, so it runs in parallel on another connection.
 */
async function readLarge(
  { db }: Kernel,
  asked: ListRequest,
  counting: Counting,
): Promise<[string, number | undefined]> {
  const readRows = async () => {
    const [ids] = await db.read(asked.scope, [idsStatement(asked)], 'anew');
    return db.read(asked.scope, [rowsStatement(asked, ids![0]!)]);
  };
  const [[page], [count]] = await Promise.all([readRows(), counting.length > 0 ? db.read(asked.scope, counting) : []]);
  return [page![0]!, count && Number(count[0])];
}
