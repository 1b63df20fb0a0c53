import { BY_MATCH, type ListQuery } from '#shared/nouns/list-query.ts';
import type { Scope } from '../db/client.ts';
import type { Kernel } from '../kernel.ts';
import {
  countStatement,
  EXACT_TOTAL,
  FOUND,
  idsStatement,
  type ListRequest,
  type ListView,
  pageStatement,
  rowsStatement,
} from './list-sql.ts';
import { EXACT_FOUND, FEW, type Search, searchIn, sizeOf } from './search.ts';

export interface Page {
  /** The rows as JSON text created by PostgreSQL. */
  json: string;
  /** The total; with `isMore`, a lower bound of it. */
  total: number;
  isMore: boolean;
}

/** With fewer rows of all companies together, counting the whole table is faster than stopping after `EXACT_TOTAL`. */
const FEW_ROWS = 2 * EXACT_TOTAL;

/** Reads a page of a list and its total, in one round trip except for large tables and searches that many rows match. */
export async function readPage(kernel: Kernel, listView: ListView, query: ListQuery, scope: Scope): Promise<Page> {
  const { rows } = await kernel.tables.of(listView.resource.name);
  const request: ListRequest = { listView, query, scope };
  const isLarge = rows >= kernel.tables.largeFrom;
  const search = searchIn(listView, query, scope);
  if (search) return readSearch(kernel, request, search, isLarge);
  const isChosen = query.filters.length > 0 || query.sort.length > 0 || query.q !== '';
  const seesAll = scope.partner_id === null && !scope.own_only;
  const read = isLarge && (isChosen || !seesAll) ? readLarge : readUsual;
  const isCountedWhole = rows > 0 && rows < FEW_ROWS;
  const counting = countStatement(request, isCountedWhole ? Number.POSITIVE_INFINITY : EXACT_TOTAL);
  const [json, count] = await read(kernel, request, [counting]);
  return { json, total: Math.min(count!, EXACT_TOTAL + 1), isMore: count! > EXACT_TOTAL };
}

/** Reads the page in the round trip that finds the ids of a search, unless there are too many of them. */
async function readSearch(kernel: Kernel, request: ListRequest, search: Search, isLarge: boolean): Promise<Page> {
  const { scope } = request;
  const most = isLarge ? FEW : EXACT_FOUND;
  const searchRequest = { ...request, candidates: FOUND };
  const counted = search.knowsTotal ? [] : [countStatement(searchRequest)];
  const [ids, page, count] = await kernel.db.read(scope, [search.find(most), pageStatement(searchRequest), ...counted]);
  const size = sizeOf(ids![0]!);
  if (size <= most) return { json: page![0]!, total: count ? Number(count[0]) : size, isMore: false };
  const read = isLarge ? readLarge : readUsual;
  if (size <= EXACT_FOUND) {
    const narrowed = { ...request, candidates: ids![0]! };
    const [json, total] = await read(kernel, narrowed, search.knowsTotal ? [] : [countStatement(narrowed)]);
    return { json, total: total ?? size, isMore: false };
  }
  // Ranking thousands of matches takes too long; a longer text finds fewer.
  const unranked = {
    ...request,
    query: { ...request.query, sort: request.query.sort.filter(({ field }) => field !== BY_MATCH) },
  };
  const [json, total] = await read(kernel, unranked, search.knowsMore ? [] : [countStatement(request, EXACT_FOUND)]);
  return { json, total: total ?? EXACT_FOUND + 1, isMore: total === undefined || total > EXACT_FOUND };
}

type Counting = ReturnType<typeof countStatement>[];

async function readUsual(
  { db }: Kernel,
  request: ListRequest,
  counting: Counting,
): Promise<[string, number | undefined]> {
  const [page, count] = await db.read(request.scope, [pageStatement(request), ...counting]);
  return [page![0]!, count && Number(count[0])];
}

/**
 * Reads a page of a large table, where a generic plan may read a million rows to find ten. Planning each request again
 * takes longer than a page, mostly for the view's joins, so the ids are read first, from the table alone if possible.
 * Counting to ten thousand takes as long as both, so it runs in parallel on another connection.
 */
async function readLarge(
  { db }: Kernel,
  request: ListRequest,
  counting: Counting,
): Promise<[string, number | undefined]> {
  const readRows = async () => {
    const [ids] = await db.read(request.scope, [idsStatement(request)], 'anew');
    return db.read(request.scope, [rowsStatement(request, ids![0]!)]);
  };
  const [[page], [count]] = await Promise.all([
    readRows(),
    counting.length > 0 ? db.read(request.scope, counting) : [],
  ]);
  return [page![0]!, count && Number(count[0])];
}
